import type { MicroOrder } from '@tradefloor/contract';
import { add, type Amount } from '@tradefloor/money';
import { outcomeOf } from '../orders/standing';

/** What several orders brought together, by currency. */
export function sumsOfResults(orders: readonly MicroOrder[]): ReadonlyMap<string, Amount> {
  const sums = new Map<string, Amount>();
  for (const order of orders) {
    const { result } = outcomeOf(order);
    const before = sums.get(order.currencyName);
    sums.set(order.currencyName, before === undefined ? result : add(before, result));
  }
  return sums;
}
