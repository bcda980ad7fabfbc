import type { Resolution } from '@tradefloor/contract';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 5 January 1970 was the first Monday. */
const FIRST_MONDAY = 4 * DAY;

/** Of fixed length; a month has none. */
const LENGTHS: Readonly<Record<Exclude<Resolution, '1M'>, number>> = {
  '1': MINUTE,
  '5': 5 * MINUTE,
  '15': 15 * MINUTE,
  '30': 30 * MINUTE,
  '60': 60 * MINUTE,
  '240': 240 * MINUTE,
  '1D': DAY,
  '3D': 3 * DAY,
  '1W': 7 * DAY,
};

/** Where the bar that holds `time` begins. The session is 24x7 in UTC (market.session-utc); weeks begin on Monday. */
export function periodStart(time: number, resolution: Resolution): number {
  if (resolution === '1M') {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  const length = LENGTHS[resolution];
  const from = resolution === '1W' ? FIRST_MONDAY : 0;
  return Math.floor((time - from) / length) * length + from;
}

/** Where the next bar begins, given where one does. */
export function nextPeriod(start: number, resolution: Resolution): number {
  if (resolution !== '1M') return start + LENGTHS[resolution];
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** About how long a bar is; a month counts 31 days. */
export function spanOf(resolution: Resolution): number {
  return resolution === '1M' ? 31 * DAY : LENGTHS[resolution];
}
