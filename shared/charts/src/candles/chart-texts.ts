import { formatTime, type LanguageCode, type TimeShape } from '@tradefloor/money';
import type { ChartBar } from './bars';

const DAY = 86_400_000;

/** In what the times of a chart are told; left open, it is the reader's own zone. */
export type Zone = 'UTC' | undefined;

/**
 * A bar of a day or more is a day of the market (market.session-utc), and named by its date. The hours of shorter ones
 * are the reader's, as those of the orders and trades beside the chart are.
 */
export function zoneOf(bars: readonly ChartBar[]): Zone {
  const [before, last] = bars.slice(-2);
  return before !== undefined && last !== undefined && last.time - before.time >= DAY ? 'UTC' : undefined;
}

/** Beside the crosshair. */
export const timeTextOf = (time: number, language: LanguageCode, zone: Zone): string =>
  formatTime(time, language, zone === 'UTC' ? 'date' : 'day-and-minute', zone);

/** Below the axis. */
export const tickTextOf = (time: number, language: LanguageCode, zone: Zone): string =>
  formatTime(time, language, shapeOfTick(time, zone), zone);

/** A tick says what is new at it: a year where one begins, then a month, a day, the time of day. */
export function shapeOfTick(time: number, zone: Zone): TimeShape {
  const date = new Date(time);
  // Read as UTC, the reader's own year, month, day and hour.
  const there = zone === 'UTC' ? date : new Date(time - date.getTimezoneOffset() * 60_000);
  if (there.getTime() % DAY !== 0) return 'minute';
  if (there.getUTCDate() !== 1) return 'day-month';
  return there.getUTCMonth() === 0 ? 'year' : 'month';
}
