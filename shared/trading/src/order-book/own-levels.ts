import type { Side } from '@tradefloor/contract';
import {
  compare,
  type Decimal,
  decimal,
  divide,
  fromScaled,
  type Price,
  scaleOf,
  strip,
  toScaled,
} from '@tradefloor/money';

export interface StandingOrder {
  readonly side: Side | null;
  readonly price: Price;
}

/** The rows that hold one's own orders, by side: bids fall to the step below, asks rise to the one above, as the book's rows do. */
export function ownLevels(
  orders: readonly StandingOrder[],
  step: Decimal,
): { readonly bids: ReadonlySet<string>; readonly asks: ReadonlySet<string> } {
  const of = (side: Side) =>
    new Set(orders.flatMap(order => (order.side === side ? [rowOf(order.price, step, side)] : [])));
  return { bids: of('buy'), asks: of('sell') };
}

function rowOf(price: Price, step: Decimal, side: Side): string {
  const scale = Math.max(scaleOf(price), scaleOf(step));
  const width = toScaled(step, scale);
  const units = divide(toScaled(price, scale), width, side === 'buy' ? 'down' : 'up') * width;
  return strip(fromScaled(units, scale));
}

export interface FurtherOrders {
  readonly nearest: Decimal;
  readonly count: number;
}

/** One's own rows that lie deeper in the book than the last one that is shown; null where all are in sight. */
export function furtherOrders(
  side: 'bids' | 'asks',
  own: ReadonlySet<string>,
  last: Decimal | undefined,
): FurtherOrders | null {
  if (last === undefined) return null;
  const deeper = (one: Decimal, other: Decimal) => (side === 'asks' ? 1 : -1) * compare(one, other);
  const further = [...own]
    .map(decimal)
    .filter(price => deeper(price, last) > 0)
    .sort(deeper);
  const [nearest] = further;
  return nearest === undefined ? null : { nearest, count: further.length };
}
