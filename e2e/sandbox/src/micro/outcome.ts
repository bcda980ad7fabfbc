import { type Amount, compare, cut, microProfit, neg, type Price, ZERO } from '@tradefloor/money';
import type { MicroInsuranceRow, MicroOrderRow } from '../storage/tables/micro';

/** What the exchange knows of them is what it stores of them. */
export type MicroOrder = Readonly<MicroOrderRow>;
export type Insurance = Readonly<MicroInsuranceRow>;

/** A price that went the way that was foretold wins, another one loses the number; an unchanged one does neither. */
export function resultAt(
  order: Pick<MicroOrder, 'direction' | 'number' | 'profit_ratio' | 'open_price'>,
  end: Price,
  scale: number,
): Amount {
  const went = compare(end, order.open_price);
  if (went === 0) return ZERO;
  const won = went > 0 === (order.direction === 'up');
  return won ? cut(microProfit(order.number, order.profit_ratio), scale) : neg(order.number);
}
