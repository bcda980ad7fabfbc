import type { Call } from '@tradefloor/contract';
import type { Http, Report } from '@tradefloor/platform';
import type { WatchedCalls } from '../http/watched-calls';

/** What every retained topic is made of. */
export interface RetainedDeps {
  readonly http: Http;
  readonly watched: WatchedCalls;
  readonly report: Report;
}

/** A retained topic's own reading: the answer goes to whoever follows the call, a failure to the report. */
export async function readAgain<Answer>(
  { http, report }: RetainedDeps,
  call: Call<object, Answer>,
): Promise<Answer | null> {
  try {
    return await http(call, {});
  } catch (problem) {
    report(problem, { call: call.name });
    return null;
  }
}
