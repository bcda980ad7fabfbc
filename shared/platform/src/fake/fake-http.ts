import type { Call } from '@tradefloor/contract';
import { CallFailure, type CallFailureKind } from '../call-failure';
import type { Http, HttpOptions } from '../platform';

export interface MadeCall {
  readonly name: string;
  readonly payload: unknown;
  readonly options: HttpOptions;
}

type Answering = (payload: unknown) => unknown;

/** A server that is a table: calls are answered from it, and written down. */
export interface FakeHttp {
  readonly http: Http;
  /** In the order in which they were made. */
  readonly calls: readonly MadeCall[];
  /** The payloads of one call. */
  payloadsOf<Payload, Answer>(call: Call<Payload, Answer>): readonly Payload[];
  /** From now on; a function is asked at each call and may answer later, or never. */
  answer<Payload, Answer>(
    call: Call<Payload, Answer>,
    answer: Answer | ((payload: Payload) => Answer | Promise<Answer>),
  ): void;
  /** The server says no, in its own words; or another way to fail. */
  fail<Payload, Answer>(call: Call<Payload, Answer>, message: string, kind?: CallFailureKind, status?: number): void;
  /** The optional calls that this server has. */
  offer(...calls: readonly { readonly name: string }[]): void;
}

const abortedBy = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError');

/** The caller's wish to stop ends the waiting, as it does with the real one. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedBy(signal));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}

export function fakeHttp(): FakeHttp {
  const answers = new Map<string, Answering>();
  const offered = new Set<string>();
  const calls: MadeCall[] = [];

  async function answerTo(name: string, payload: unknown): Promise<unknown> {
    const answering = answers.get(name);
    if (!answering) throw new Error(`the fake platform has no answer to ${name}`);
    return answering(payload);
  }

  function made<Payload, Answer>({ name }: Call<Payload, Answer>, payload: Payload, options: HttpOptions = {}) {
    calls.push({ name, payload, options });
    return untilAborted(answerTo(name, payload) as Promise<Answer>, options.signal);
  }

  return {
    http: Object.assign(made, { offers: (call: { readonly name: string }) => offered.has(call.name) }),
    calls,
    payloadsOf: <Payload>(call: { readonly name: string }) =>
      calls.flatMap(one => (one.name === call.name ? [one.payload as Payload] : [])),
    answer(call, answer) {
      answers.set(call.name, typeof answer === 'function' ? (answer as Answering) : () => answer);
    },
    fail(call, message, kind = 'refused', status = 200) {
      answers.set(call.name, () => Promise.reject(new CallFailure(kind, call.name, message, '', status)));
    },
    offer: (...calls) => calls.forEach(call => offered.add(call.name)),
  };
}
