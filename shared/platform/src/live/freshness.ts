/** look.stale-mark: amber at three times the expected period, grey at 10 s. */
export type Freshness = 'waiting' | 'live' | 'late' | 'stale';

const LATE_AFTER_PERIODS = 3;
const STALE_AFTER_MS = 10_000;

/** `heardAt` is null until something came; market orders are refused while a book is `stale` or `waiting`. */
export function freshness(heardAt: number | null, periodMs: number, now: number): Freshness {
  if (heardAt === null) return 'waiting';
  const age = now - heardAt;
  if (age >= STALE_AFTER_MS) return 'stale';
  return age >= periodMs * LATE_AFTER_PERIODS ? 'late' : 'live';
}
