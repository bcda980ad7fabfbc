import { offers } from '@tradefloor/contract/ext';
import { type CallFailureKind, type Http, isCallFailure, isSettled, type Report } from '@tradefloor/platform';

/** Which of the calls and pushes under `/api/ext/` this server has. */
export interface OptionalCalls {
  /** By the plain name of a call or a push. */
  has(name: string): boolean;
  /** Whether the server has any. */
  isThere(): boolean;
  /** Asks at the start, and again for as long as the server has not said. */
  load(http: Http, report: Report): Promise<void>;
}

const NOT_THERE: ReadonlySet<string> = new Set<CallFailureKind>(['malformed', 'not-offered']);

/** `known` is told once the server has answered, or could not be asked. */
export function optionalCalls(known: (names: readonly string[]) => void): OptionalCalls {
  let names: ReadonlySet<string> = new Set();
  let standing: 'unasked' | 'asking' | 'failed' | 'answered' = 'unasked';
  return {
    has: name => names.has(name),
    isThere: () => names.size > 0,
    async load(http, report) {
      if (standing === 'asking' || standing === 'answered') return;
      const isFirst = standing === 'unasked';
      standing = 'asking';
      try {
        const { calls, pushes } = await http(offers, {});
        names = new Set([...calls, ...pushes]);
        standing = 'answered';
      } catch (problem) {
        // The old server knows no such table: it loses what is optional, and that is no problem to report.
        standing =
          isSettled(problem) || (isCallFailure(problem) && NOT_THERE.has(problem.kind)) ? 'answered' : 'failed';
        if (standing === 'failed' && isFirst) report(problem);
      }
      if (isFirst || standing === 'answered') known([...names]);
    },
  };
}
