import type { Side } from '@tradefloor/contract';
import { compare, type Decimal, decimal, div, isPositive, mul, type Price, sub } from '@tradefloor/money';

/** From here on a price is rather a slip of the hand than a wish. */
const FAR_PERCENT = decimal('5');
const HUNDRED = decimal('100');

/** By how many percent a limit is worse for the trader than the market, where that is far; null where it is not. */
export function farPercent(side: Side, price: Price, market: Price): Decimal | null {
  if (!isPositive(market)) return null;
  const worse = side === 'buy' ? sub<Decimal>(price, market) : sub<Decimal>(market, price);
  const percent = div<Decimal>(mul(worse, HUNDRED), market, 1);
  return compare(percent, FAR_PERCENT) < 0 ? null : percent;
}
