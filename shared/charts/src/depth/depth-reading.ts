import { add, compare, type Decimal, decimal, div, min, mul, type Price, sub, type Amount } from '@tradefloor/money';
import { pixels } from '../pixels';
import type { DepthRow } from './depth-points';

/** What the depth says at one price: how much stands from the middle up to there, and how far that is. */
export interface DepthReading {
  readonly side: 'bids' | 'asks';
  readonly row: DepthRow;
  readonly sum: Amount;
  /** Of the middle, in percent, with its sign. */
  readonly distance: Decimal;
}

export interface DepthRows {
  /** Best first. */
  readonly bids: readonly DepthRow[];
  readonly asks: readonly DepthRow[];
}

const TWO = decimal('2');
const HUNDRED = decimal('100');
/** What a book holds lies within hundredths of a percent. */
export const DISTANCE_DIGITS = 3;

export function middleOf({ bids, asks }: DepthRows): Price | null {
  const [bid] = bids;
  const [ask] = asks;
  return bid === undefined || ask === undefined ? null : div<Price>(add(bid.price, ask.price), TWO, 18);
}

/** All rows that are drawn, from the lowest price to the highest: as far on the one side of the middle as on the other. */
export function readableRows(rows: DepthRows): readonly DepthReading[] {
  const middle = middleOf(rows);
  const low = rows.bids.at(-1)?.price;
  const high = rows.asks.at(-1)?.price;
  if (middle === null || low === undefined || high === undefined) return [];
  const reach = min<Decimal>(sub(middle, low), sub(high, middle));
  const isDrawn = ({ row: { price } }: DepthReading) =>
    compare(price, sub(middle, reach)) >= 0 && compare(price, add(middle, reach)) <= 0;
  const reading = (side: DepthReading['side']) => (row: DepthRow) => ({
    side,
    row,
    sum: row.sum,
    distance: div<Decimal>(mul(sub(row.price, middle), HUNDRED), middle, DISTANCE_DIGITS),
  });
  return [...rows.bids.toReversed().map(reading('bids')), ...rows.asks.map(reading('asks'))].filter(isDrawn);
}

/** The row whose step is under a place of the axis: of bids the next above it, of asks the next below. */
export function readingAt(price: number, readings: readonly DepthReading[]): DepthReading | null {
  const bid = readings.find(({ side, row }) => side === 'bids' && pixels(row.price) >= price);
  const ask = readings.findLast(({ side, row }) => side === 'asks' && pixels(row.price) <= price);
  if (bid !== undefined) return bid;
  if (ask !== undefined) return ask;
  return nearestToMiddle(price, readings);
}

/** Between the two best prices nothing stands: the nearer of them is read. */
function nearestToMiddle(price: number, readings: readonly DepthReading[]): DepthReading | null {
  const bid = readings.findLast(({ side }) => side === 'bids');
  const ask = readings.find(({ side }) => side === 'asks');
  if (bid === undefined || ask === undefined) return null;
  return price - pixels(bid.row.price) <= pixels(ask.row.price) - price ? bid : ask;
}

/** After an arrow key: the next price to the left or right, ten further with Shift; null for any other key. */
export function readingAfter(
  key: string,
  shiftKey: boolean,
  now: Price | null,
  readings: readonly DepthReading[],
): DepthReading | null {
  const firstAsk = readings.findIndex(({ side }) => side === 'asks');
  const found = now === null ? firstAsk : readings.findIndex(({ row }) => compare(row.price, now) >= 0);
  const at = found < 0 ? readings.length - 1 : found;
  const by = shiftKey ? 10 : 1;
  const to = new Map([
    ['ArrowLeft', at - by],
    ['ArrowDown', at - by],
    ['ArrowRight', at + by],
    ['ArrowUp', at + by],
    ['Home', 0],
    ['End', readings.length - 1],
  ]).get(key);
  if (to === undefined || readings.length === 0) return null;
  return readings[Math.max(0, Math.min(readings.length - 1, to))] ?? null;
}
