import type { Suite } from './suite';

const SECOND = 1_000;

/** So many seconds later everything that became due by then has happened; afterwards it is now again. */
export async function passes(suite: Suite, seconds: number): Promise<void> {
  await suite.want('clock', { now: Date.now() + seconds * SECOND });
  await suite.want('clock');
}

/** What a journey that broke off left of `passes`. */
export const resetClock = (suite: Suite) => suite.want('clock');
