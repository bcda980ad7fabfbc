import { connectionTopic, type Platform } from '@tradefloor/platform';

/** S1 §7: the completed orders are asked for every 5 seconds; now only while no push tells of them. */
const POLL_MS = 5_000;

/** For a store that is looked after twice a second: whether it is time to ask. */
export function pollUnlessPushed(
  platform: Platform,
  push: { readonly name: string },
  clock: { now(): number },
): () => boolean {
  let asked = clock.now();
  return () => {
    const now = clock.now();
    const isPushed = platform.bus.last(connectionTopic)?.kind !== 'down' && platform.http.offers(push);
    if (isPushed) asked = now;
    if (now - asked < POLL_MS) return false;
    asked = now;
    return true;
  };
}
