import { type Call, type LanguageCode, type Outcome, readEnvelope, readFailure, requestOf } from '@tradefloor/contract';
import { CallFailure, type Http, type HttpOptions } from '@tradefloor/platform';
import type { Need } from './needs';
import type { OptionalCalls } from './optional-calls';
import { type Received, send, type SendDeps } from './send';
import type { WatchedCalls } from './watched-calls';

/** Before a read is tried a second time: spread, because what broke one tab's broke the others' too. */
export const RETRY_LEAST_MS = 200;
export const RETRY_SPREAD_MS = 600;

export interface HttpDeps extends SendDeps {
  readonly random: () => number;
  readonly language: () => LanguageCode;
  readonly session: { readonly token: () => string | null; readonly over: (token: string | null) => void };
  readonly needs: (need: Need, message: string) => void;
  readonly watched: WatchedCalls;
  readonly optional: OptionalCalls;
  readonly newKey: () => string;
}

type Asked = Pick<Call<unknown, unknown>, 'name' | 'method' | 'place'>;

const isUnreachable = (problem: unknown) => problem instanceof CallFailure && problem.kind === 'unreachable';

const isFailed = (status: number) => status >= 400;
/** A page of a proxy that stands for a server which is away is not the server's answer. */
const isServerError = (status: number) => status >= 500;
const KIND_OF: Readonly<Record<number, 'server-error' | 'timeout'>> = { 500: 'server-error', 504: 'timeout' };

/** With 503 the exchange itself says that it could not store anything: what was to be done was not (exchange.own-faults). */
const isUndone = ({ method, place }: Asked, status: number) => status === 503 && method === 'POST' && place === 'root';

export function createHttp(deps: HttpDeps): Http {
  const { clock, random, session, watched } = deps;

  const pause = () =>
    new Promise<void>(resolve => {
      clock.after(RETRY_LEAST_MS + random() * RETRY_SPREAD_MS, resolve);
    });

  async function receive<Payload, Answer>(
    call: Call<Payload, Answer>,
    payload: Payload,
    { idempotencyKey, ...options }: HttpOptions,
    token: string | null,
  ): Promise<Received> {
    // One key for the whole call: the same key, the same answer, one effect.
    const key = idempotencyKey ?? deps.newKey();
    const attempt = () => {
      const asking = { language: deps.language(), token, now: clock.now(), idempotencyKey: key };
      return send(deps, call.name, requestOf(call, payload, asking), options);
    };
    try {
      return await attempt();
    } catch (problem) {
      if (call.method !== 'GET' || call.movesMoney || !isUnreachable(problem)) throw problem;
      await pause();
      return attempt();
    }
  }

  function failureOf(
    call: Asked,
    status: number,
    outcome: Exclude<Outcome<unknown>, { readonly kind: 'ok' }>,
  ): CallFailure {
    const detail = outcome.kind === 'refused' ? outcome.wireType : '';
    if (outcome.kind === 'refused' && isServerError(status) && !(detail !== '' && isUndone(call, status))) {
      // Nobody has refused, and it may have been done: with a type it says who stands before the exchange, else its own fault.
      const kind = detail === '' ? 'server-error' : (KIND_OF[status] ?? 'unreachable');
      return new CallFailure(kind, call.name, '', `${status} ${outcome.message}`);
    }
    if (outcome.kind !== 'malformed') {
      return new CallFailure(outcome.kind, call.name, outcome.message, detail, status);
    }
    const kind = isServerError(status) ? 'server-error' : 'malformed';
    return new CallFailure(kind, call.name, '', `${status} ${outcome.detail}`);
  }

  async function made<Payload, Answer>(
    call: Call<Payload, Answer>,
    payload: Payload,
    options: HttpOptions = {},
  ): Promise<Answer> {
    // Both before anything is awaited: the call is the present user's, whoever signs in or out meanwhile.
    const token = session.token();
    const follow = watched.begin(call);
    const { status, body } = await receive(call, payload, options, token);
    if (status === 404 && call.path.startsWith('/api/ext/')) throw new CallFailure('not-offered', call.name);
    const outcome = isFailed(status) ? readFailure(call, body) : readEnvelope(call, body);
    if (outcome.kind === 'session-over') session.over(token);
    // What one user asked for is not shown to the next.
    else if (token !== null && token !== session.token()) throw new CallFailure('session-changed', call.name);
    if (outcome.kind === 'ok') {
      follow(outcome.answer);
      return outcome.answer;
    }
    if (outcome.kind === 'payment-details-needed' || outcome.kind === 'identity-needed')
      deps.needs(outcome.kind, outcome.message);
    throw failureOf(call, status, outcome);
  }

  return Object.assign(made, { offers: (call: { readonly name: string }) => deps.optional.has(call.name) });
}
