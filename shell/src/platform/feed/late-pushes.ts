import type { OpenSocket } from './feed-socket';
import type { PushesDeps } from './pushes';

/** What reads the pushes is fetched with the socket's client, after the first paint: none comes before it is open. */
export function latePushes(deps: PushesDeps) {
  let take: ((event: string, wire: unknown) => void) | null = null;
  return {
    push: (event: string, wire: unknown) => take?.(event, wire),
    openAfter:
      (open: OpenSocket): OpenSocket =>
      async (events, token) => {
        const { createPushes } = await import(/* webpackChunkName: "feed" */ './pushes');
        take ??= createPushes(deps);
        return open(events, token);
      },
  };
}
