import type { Side } from '@tradefloor/contract';
import { add, compare, type Decimal, percentOf, type Price, type PriceBand, sub } from '@tradefloor/money';

interface Limits {
  /** Percent of the best price; null where the server does not say. */
  readonly reach: Decimal | null;
  readonly band: PriceBand | null;
}

/** Of the other side, best first, what a market order gets to: not too far from the best price, nothing beyond the band. */
export function rowsInReach<Row extends { readonly price: Price }>(
  rows: readonly Row[],
  side: Side,
  { reach, band }: Limits,
): readonly Row[] {
  const best = rows[0]?.price;
  if (best === undefined) return rows;
  const margin = reach === null ? null : percentOf(best, reach);
  const isBeyond = ({ price }: Row): boolean =>
    side === 'buy'
      ? (margin !== null && compare(price, add(best, margin)) > 0) || (band !== null && compare(price, band.high) > 0)
      : (margin !== null && compare(price, sub(best, margin)) < 0) || (band !== null && compare(price, band.low) < 0);
  const end = rows.findIndex(isBeyond);
  return end < 0 ? rows : rows.slice(0, end);
}
