import type { CallRequest } from '@tradefloor/contract';
import { CallFailure, type HttpOptions } from '@tradefloor/platform';
import type { Clock } from '../clock';
import type { SendAndTell } from './send-and-tell';
import type { RoundTrip } from './server-clock';

/** A call that has not answered by then is given up; what it did is unknown. */
export const LIMIT_MS = 15_000;
/** A picture of 4 MB takes this long on a poor line. */
export const UPLOAD_LIMIT_MS = 60_000;

export interface SendDeps {
  readonly fetch: typeof fetch;
  readonly sendAndTell: SendAndTell;
  readonly clock: Clock;
  /** Told of every answer. */
  readonly timed: (trip: RoundTrip) => void;
}

export interface Received {
  readonly status: number;
  /** JSON as its text, anything else as it came. */
  readonly body: string | Blob;
}

function dateOf(response: Response): number | null {
  const said = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(said) ? null : said;
}

async function bodyOf(response: Response): Promise<string | Blob> {
  const type = response.headers.get('content-type') ?? '';
  return /^(image|application\/octet-stream)/.test(type) ? response.blob() : response.text();
}

/** One try: the answer with its whole body, or why there is none. The limit holds for the body too. */
export async function send(
  { fetch, sendAndTell, clock, timed }: SendDeps,
  call: string,
  { url, ...request }: CallRequest,
  { signal, onProgress }: Pick<HttpOptions, 'signal' | 'onProgress'>,
): Promise<Received> {
  signal?.throwIfAborted();
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  let kind: 'timeout' | 'unreachable' = 'unreachable';
  const cancelLimit = clock.after(request.body instanceof FormData ? UPLOAD_LIMIT_MS : LIMIT_MS, () => {
    kind = 'timeout';
    stop();
  });
  signal?.addEventListener('abort', stop);
  const sentAt = clock.now();
  try {
    const init: RequestInit = { ...request, signal: giveUp.signal, credentials: 'same-origin', cache: 'no-store' };
    const response = await (onProgress ? sendAndTell(url, init, onProgress) : fetch(url, init));
    timed({ sentAt, receivedAt: clock.now(), serverSaid: dateOf(response) });
    return { status: response.status, body: await bodyOf(response) };
  } catch (problem) {
    // Who gave up hears what they said, as with any fetch.
    signal?.throwIfAborted();
    throw new CallFailure(kind, call, '', String(problem));
  } finally {
    cancelLimit();
    signal?.removeEventListener('abort', stop);
  }
}
