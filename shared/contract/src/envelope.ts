import type { Call } from './call';
import type { Outcome } from './outcome';
import { isMalformed } from './wire/malformed';
import { isObject, type WireObject } from './wire/trusted';

/** What the product answers with: `type` "ok" and a message, or another type and its message (wire.answer-types). */
export interface Envelope {
  readonly type: string | number;
  readonly message?: unknown;
  readonly data?: unknown;
  readonly code?: unknown;
}

const NEEDS = {
  '997': 'payment-details-needed',
  '998': 'identity-needed',
  '999': 'session-over',
} as const;

/** Every way a body can be understood. `body` is JSON or its text, or the bytes of a call that answers bytes. */
export function readEnvelope<Answer>(call: Call<unknown, Answer>, body: unknown): Outcome<Answer> {
  if (call.place === 'bytes' && isBytes(body)) return decoded(call, body, null);
  const received = typeof body === 'string' ? fromText(body) : body;
  if (!isObject(received)) return fromBare(call, received);
  const wireType = typeOf(received) ?? (maySayNothing(call, received) ? 'ok' : null);
  if (wireType === null) return malformed(call, 'no type');
  if (wireType !== 'ok') return refusal(wireType, received);
  // Where the message is the answer, it is no message.
  return decoded(call, placed(call, received), call.place === 'message' ? null : said(received['message']));
}

type NoAnswer = Exclude<Outcome<never>, { readonly kind: 'ok' }>;

/**
 * What comes under a failed HTTP status is no answer, though it may look like a bare one. Its message is shown, type or
 * no type (wire.failed-words).
 */
export function readFailure(call: Call<unknown, unknown>, body: unknown): NoAnswer {
  const received = typeof body === 'string' ? fromText(body) : body;
  if (!isObject(received)) return malformed(call, 'no envelope');
  const wireType = typeOf(received);
  if (wireType === null && wordsIn(received['message']) === '') return malformed(call, 'no type');
  return wireType === 'ok' ? malformed(call, 'ok, and a failure') : refusal(wireType ?? '', received);
}

function refusal(wireType: string, body: WireObject): NoAnswer {
  const message = wordsIn(body['message']);
  return isNeed(wireType) ? { kind: NEEDS[wireType], message } : { kind: 'refused', message, wireType };
}

const isNeed = (wireType: string): wireType is keyof typeof NEEDS => wireType in NEEDS;
const isBytes = (body: unknown): boolean => isObject(body) && ('byteLength' in body || 'arrayBuffer' in body);
const malformed = (call: Call<unknown, unknown>, detail: string): NoAnswer => ({
  kind: 'malformed',
  detail: `${call.name}: ${detail}`,
});

/** wire.answer-types: `code` 1 is success too. */
function typeOf(body: WireObject): string | null {
  const type = textOf(body['type']);
  if (type !== null) return type;
  const code = textOf(body['code']);
  return code === '1' ? 'ok' : code;
}

/** Some older lists stand alone. What does something must be told that it was done: a proxy's page about an error has no type either. */
const maySayNothing = (call: Call<unknown, unknown>, body: WireObject): boolean =>
  call.method === 'GET' && !('error' in body) && !('statusCode' in body);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

function said(message: unknown): string | null {
  if (typeof message === 'string') return message === '' ? null : message;
  return isObject(message) && typeof message['msg'] === 'string' ? message['msg'] : null;
}

/** What a refusal says: its text, the one in `msg`, or the first of those that tell what is wrong field by field. */
function wordsIn(message: unknown): string {
  if (typeof message === 'string') return message;
  if (typeof message !== 'object' || message === null) return '';
  const own = said(message);
  if (own !== null) return own;
  for (const each of Object.values(message)) {
    const found = wordsIn(each);
    if (found !== '') return found;
  }
  return '';
}

/** Where the data stands; servers differ, so the other place is looked at when the right one is not there. */
function placed({ place }: Pick<Call<unknown, unknown>, 'place'>, body: WireObject): unknown {
  if (place === 'bytes') return body;
  // Some servers wrap what others have beside the type.
  if (place === 'root') return { ...fieldsIn(body['message']), ...fieldsIn(body['data']), ...body };
  const other = place === 'message' ? 'data' : 'message';
  if (place in body) return body[place];
  return other in body ? body[other] : body;
}

const fieldsIn = (wire: unknown): WireObject => (isObject(wire) ? wire : {});

function decoded<Answer>(call: Call<unknown, Answer>, wire: unknown, message: string | null): Outcome<Answer> {
  try {
    return { kind: 'ok', answer: call.answer.decode(wire), message };
  } catch (problem) {
    if (isMalformed(problem)) return malformed(call, problem.message);
    throw problem;
  }
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list or an address with no envelope around it, as `GET /api/custorm` may answer; never a page. */
function fromBare<Answer>(call: Call<unknown, Answer>, body: unknown): Outcome<Answer> {
  const isPage = typeof body === 'string' && /^\s*</.test(body);
  if (call.method !== 'GET' || body === null || isPage) return malformed(call, 'no envelope');
  return decoded(call, body, null);
}

/** What a server says; the answer stands where the call's `place` says. */
export function writeEnvelope<Answer>(
  call: Call<unknown, Answer>,
  outcome: Exclude<Outcome<Answer>, { kind: 'malformed' }>,
): unknown {
  if (outcome.kind === 'refused') return { type: outcome.wireType, message: outcome.message };
  if (outcome.kind !== 'ok') return { type: wireTypeOf(outcome.kind), message: outcome.message };
  const wire = call.answer.encode(outcome.answer);
  if (call.place === 'bytes') return wire;
  if (call.place === 'message') return { type: 'ok', message: wire };
  const message = outcome.message ?? '';
  if (call.place === 'data') return { type: 'ok', code: 1, message, data: wire };
  return { type: 'ok', message, ...(isObject(wire) ? wire : {}) };
}

const wireTypeOf = (kind: (typeof NEEDS)[keyof typeof NEEDS]): number =>
  ({ 'payment-details-needed': 997, 'identity-needed': 998, 'session-over': 999 })[kind];
