import type { Call } from './call';
import type { LanguageCode } from './news/language';
import { trusted, type WireObject } from './wire/trusted';

export interface Asking {
  readonly language: LanguageCode;
  /** Bare, in `Authorization`; left out where a call is for everybody. */
  readonly token: string | null;
  /** Milliseconds, in the query as `_t`. */
  readonly now: number;
  /** For calls that move money: the same key, the same answer, one effect. */
  readonly idempotencyKey?: string | undefined;
}

/** What `fetch` needs. */
export interface CallRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** wire.headers-and-forms. Pure: nothing is sent. The address is a path of the product's own host. */
export function requestOf<Payload>(call: Call<Payload, unknown>, payload: Payload, asking: Asking): CallRequest {
  const fields = Object.entries(trusted<WireObject>(call.payload.encode(payload)));
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(fields.find(([key]) => key === name)?.[1])),
  );
  const rest = fields.filter(([name]) => !inPath.has(name));
  const query = call.method === 'GET' ? rest.map(([name, value]) => [name, textOf(value)]) : [];
  return {
    url: `${path}?${new URLSearchParams([...query, ['_t', String(asking.now)]])}`,
    method: call.method,
    headers: headersOf(call, asking),
    body: call.method === 'GET' ? null : bodyOf(call, rest),
  };
}

function headersOf(call: Pick<Call<unknown, unknown>, 'method' | 'body' | 'auth' | 'movesMoney'>, asking: Asking) {
  const { language, token, idempotencyKey } = asking;
  return {
    lang: language,
    ...(token === null || call.auth === 'none' ? {} : { Authorization: token }),
    ...(call.movesMoney && idempotencyKey !== undefined ? { 'Idempotency-Key': idempotencyKey } : {}),
    // A multipart body names its own boundary.
    ...(call.method === 'POST' && call.body === 'form'
      ? { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }
      : {}),
  };
}

type Entries = ReadonlyArray<readonly [string, unknown]>;

function bodyOf({ body }: Pick<Call<unknown, unknown>, 'body'>, fields: Entries): string | FormData {
  if (body === 'form') return new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : textOf(value));
  return form;
}

/** All payloads of the contract are flat: what they hold are texts and numbers. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
