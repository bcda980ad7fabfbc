import type { Amount, Price } from '@tradefloor/money';
import { pixels } from '../pixels';

/** A row of the book: its price, and the sum from the best price to it. */
export interface DepthRow {
  readonly price: Price;
  readonly sum: Amount;
}

export type DepthPoint = [price: number, sum: number];

/** Ascending by price, as Highcharts wants both sides. */
export function depthPoints(side: 'bids' | 'asks', rows: readonly DepthRow[]): DepthPoint[] {
  const points = rows.map(({ price, sum }): DepthPoint => [pixels(price), pixels(sum)]);
  return side === 'bids' ? points.toReversed() : points;
}

/** As far to the one side of the middle as to the other, so that the two can be compared. */
export function depthRange(
  bids: readonly DepthPoint[],
  asks: readonly DepthPoint[],
): { min: number; max: number } | null {
  const low = bids[0]?.[0];
  const bestBid = bids.at(-1)?.[0];
  const bestAsk = asks[0]?.[0];
  const high = asks.at(-1)?.[0];
  if (low === undefined || bestBid === undefined || bestAsk === undefined || high === undefined) return null;
  const middle = (bestBid + bestAsk) / 2;
  const reach = Math.min(middle - low, high - middle);
  return { min: middle - reach, max: middle + reach };
}
