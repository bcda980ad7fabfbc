import type { TimeShape } from '@tradefloor/money';

const DAY = 86_400_000;

/** A tick says what is new at it: a year where one begins, then a month, a day, the time of day. In UTC, as the bars are. */
export function shapeOfTick(time: number): TimeShape {
  if (time % DAY !== 0) return 'minute';
  const date = new Date(time);
  if (date.getUTCDate() !== 1) return 'day-month';
  return date.getUTCMonth() === 0 ? 'year' : 'month';
}
