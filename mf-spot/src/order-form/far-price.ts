import type { Side } from '@tradefloor/contract';
import { compare, type Decimal, decimal, div, isPositive, mul, type Price, sub } from '@tradefloor/money';

/** From here on a price is rather a slip of the hand than a wish. */
const FAR_PERCENT = decimal('5');
const HUNDRED = decimal('100');

/** By how many percent a price is worse for the trader than the market, where that is far; null where it is not. */
export function farPercent(side: Side, price: Price, market: Price): Decimal | null {
  const percent = worsePercent(side, price, market, 1);
  return percent === null || compare(percent, FAR_PERCENT) < 0 ? null : percent;
}

/** By how many percent an average is worse than the best price. */
export const slippageOf = (side: Side, average: Price, best: Price): Decimal | null =>
  worsePercent(side, average, best, 2);

function worsePercent(side: Side, price: Price, market: Price, digits: number): Decimal | null {
  if (!isPositive(market)) return null;
  const worse = side === 'buy' ? sub<Decimal>(price, market) : sub<Decimal>(market, price);
  return div<Decimal>(mul(worse, HUNDRED), market, digits);
}
