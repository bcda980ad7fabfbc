import { Refusal } from './refusal';

/** Ctrl+C, or an end from outside: what was begun is taken back first. The second time it ends at once. */
export function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stopping.abort(new Refusal('Stopped: nothing was made.')));
  return stopping.signal;
}
