import { connectionTopic, type Platform } from '@tradefloor/platform';

/** list.poll-pace. */
const POLL_MS = 5_000;

/** For a store that is looked after twice a second: whether it is time to ask. `always` is pushed by every server. */
export function pollUnlessPushed(
  platform: Platform,
  push: { readonly name: string } | 'always',
  clock: { now(): number },
  pollMs = POLL_MS,
): () => boolean {
  let asked = clock.now();
  return () => {
    const now = clock.now();
    const isUp = platform.bus.last(connectionTopic)?.kind !== 'down';
    if (isUp && (push === 'always' || platform.http.offers(push))) asked = now;
    if (now - asked < pollMs) return false;
    asked = now;
    return true;
  };
}
