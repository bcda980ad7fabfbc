import type { MicroOrder } from '@tradefloor/contract';
import { add, type Amount, decimal, type Decimal, div, isNegative, mul, neg, sub, ZERO } from '@tradefloor/money';
import { endedAt } from '../orders/closed-orders';
import { outcomeOf } from '../orders/standing';

export interface DaySums {
  readonly count: number;
  readonly won: number;
  readonly lost: number;
  /** Percent of those that won or lost, to a tenth; null where none did. */
  readonly winRate: Decimal | null;
  readonly staked: Amount;
  /** What the winners brought, beside what was staked on them. */
  readonly profit: Amount;
  /** What the losers took. */
  readonly loss: Amount;
  readonly fees: Amount;
  /** After fees. */
  readonly net: Amount;
}

const HUNDRED = decimal('100');

export function sumsOf(orders: readonly MicroOrder[]): DaySums {
  let [won, lost] = [0, 0];
  let [staked, profit, loss, fees]: [Amount, Amount, Amount, Amount] = [ZERO, ZERO, ZERO, ZERO];
  for (const order of orders) {
    const { outcome, result } = outcomeOf(order);
    staked = add(staked, order.amount);
    fees = add(fees, order.fee);
    if (outcome === 'won') won += 1;
    if (outcome === 'lost') lost += 1;
    if (isNegative(result)) loss = add(loss, neg(result));
    else profit = add(profit, result);
  }
  const decided = won + lost;
  return {
    count: orders.length,
    won,
    lost,
    winRate: decided === 0 ? null : div(mul(decimal(String(won)), HUNDRED), decimal(String(decided)), 1),
    staked,
    profit,
    loss,
    fees,
    net: sub(sub(profit, loss), fees),
  };
}

export interface Group {
  readonly name: string;
  readonly sums: DaySums;
}

/** By pair or duration: most orders first. */
export function groupsOf(orders: readonly MicroOrder[], nameOf: (order: MicroOrder) => string): readonly Group[] {
  const groups = new Map<string, MicroOrder[]>();
  for (const order of orders) groups.set(nameOf(order), [...(groups.get(nameOf(order)) ?? []), order]);
  return [...groups]
    .map(([name, some]) => ({ name, sums: sumsOf(some) }))
    .toSorted((one, other) => other.sums.count - one.sums.count || (one.name < other.name ? -1 : 1));
}

/** What was won or lost so far after each order, from nothing: in the order in which they ended. */
export function curveOf(orders: readonly MicroOrder[]): readonly Amount[] {
  const curve: Amount[] = [ZERO];
  for (const order of orders.toSorted((one, other) => (endedAt(one) ?? 0) - (endedAt(other) ?? 0))) {
    curve.push(add(curve.at(-1) ?? ZERO, sub(outcomeOf(order).result, order.fee)));
  }
  return curve;
}
