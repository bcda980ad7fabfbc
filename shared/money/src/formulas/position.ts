import type { Amount, Decimal, Price } from '../amount';
import { abs, compare, cut, div, isPositive, mul, sub } from '../arithmetic';
import { decimal, ZERO } from '../decimal';
import { type Direction, positionProfit, riskRate } from './leverage';

const HUNDRED = decimal('100');

/** What is settled of a profit: never more digits than its currency has, nor more than there is. */
export const settledProfit = (
  { direction, open, quantity }: { readonly direction: Direction; readonly open: Price; readonly quantity: Amount },
  price: Price,
  scale: number,
): Amount => cut(positionProfit(direction, open, price, quantity), scale, 'down');

/** A limit order opens at its price or a better one. */
export const isReached = (direction: Direction, limit: Price, price: Price): boolean =>
  direction === 'long' ? compare(price, limit) <= 0 : compare(price, limit) >= 0;

export type StopKind = 'take-profit' | 'stop-loss';

interface Stops {
  readonly direction: Direction;
  readonly takeProfit: Price;
  readonly stopLoss: Price;
}

/** Which of a position's stops a price sets off. Zero is none (leverage.stop-step). */
export function stopAt({ direction, takeProfit, stopLoss }: Stops, price: Price): StopKind | null {
  const isPast = (stop: Price, above: boolean) =>
    isPositive(stop) && (above ? compare(price, stop) >= 0 : compare(price, stop) <= 0);
  if (isPast(takeProfit, direction === 'long')) return 'take-profit';
  return isPast(stopLoss, direction === 'short') ? 'stop-loss' : null;
}

/** By how many percent of the mark it is away; null where there is no such price. */
export function distanceTo(price: Price | null, mark: Price): Decimal | null {
  if (price === null || !isPositive(mark)) return null;
  return div<Decimal>(mul(abs(sub<Decimal>(price, mark)), HUNDRED), mark, 2);
}

/** What is left of a position's margin, in percent of it. */
export const marginRate = (margin: Amount, profit: Amount): Decimal | null => riskRate(ZERO, margin, profit);
