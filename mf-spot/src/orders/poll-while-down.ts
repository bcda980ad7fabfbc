import type { Connection } from '@tradefloor/platform';

/** S1 §7: the completed orders are asked for every 5 seconds; now only while no push would tell. */
export const POLL_MS = 5_000;

/** For a store that is looked after twice a second: whether it is time to ask. */
export function everyFiveSecondsWhileDown(
  connection: () => Connection['kind'] | undefined,
  clock: { now(): number },
): () => boolean {
  let asked = clock.now();
  return () => {
    const now = clock.now();
    if (connection() !== 'down') {
      asked = now;
      return false;
    }
    if (now - asked < POLL_MS) return false;
    asked = now;
    return true;
  };
}
