import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import {
  add,
  type Amount,
  compare,
  type Decimal,
  div,
  isPositive,
  max,
  mul,
  type Price,
  ZERO,
} from '@tradefloor/money';

/** What the fills of one order come to; of a server that does not name it, those of one side of one pair. */
export interface FilledSum {
  readonly order: string | null;
  readonly base: string;
  readonly quote: string;
  readonly side: CompletedOrder['side'];
  readonly amount: Amount;
  /** What was ordered, where that is more; null where all of it is filled, or nothing tells. */
  readonly of: Amount | null;
  /** Weighed by amount. */
  readonly average: Price;
}

export interface Known {
  /** Those told before among them: an order's news is of all that is filled of it. */
  readonly fills: readonly CompletedOrder[];
  /** By id, as they were last heard of. */
  readonly orders: ReadonlyMap<string, Entrust>;
}

/** An average has no more digits than a price can have. */
const AVERAGE_DIGITS = 8;

/** One piece of news for an order that met ten others: fills of a moment, summed up. */
export function sumsOfFills(news: readonly CompletedOrder[], { fills, orders }: Known): readonly FilledSum[] {
  const groups = new Map<string, CompletedOrder[]>();
  for (const fill of news) {
    const name = fill.orderId ?? `${fill.base}/${fill.quote} ${fill.side}`;
    groups.set(name, [...(groups.get(name) ?? []), fill]);
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { base, quote, side, orderId: order = null } = first;
    const told = order === null ? group : fills.filter(fill => fill.orderId === order);
    const { amount, average } = sumOf(told.length < group.length ? group : told);
    const entrust = order === null ? undefined : orders.get(order);
    return [{ order, base, quote, side, average, ...shareOf(entrust, amount) }];
  });
}

function sumOf(fills: readonly CompletedOrder[]): Pick<FilledSum, 'amount' | 'average'> {
  let amount: Amount = ZERO;
  let worth: Decimal = ZERO;
  for (const fill of fills) {
    amount = add(amount, fill.amount);
    worth = add(worth, mul<Decimal>(fill.amount, fill.price));
  }
  return { amount, average: div(worth as Price, amount, AVERAGE_DIGITS) };
}

function shareOf(order: Entrust | undefined, sum: Amount): Pick<FilledSum, 'amount' | 'of'> {
  if (order === undefined) return { amount: sum, of: null };
  // Of one that is gone, nothing remains however it went: its fills alone tell what was filled.
  const amount = isPositive(order.amount) ? max(order.filled, sum) : sum;
  return { amount, of: compare(amount, order.total) < 0 ? order.total : null };
}
