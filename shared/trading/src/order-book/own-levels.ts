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

/** How many of one's own orders a row holds, by its price. */
export type OwnRows = ReadonlyMap<string, number>;

/** The rows that hold one's own orders, by side: bids fall to the step below, asks rise to the one above, as the book's rows do. */
export function ownLevels(
  orders: readonly StandingOrder[],
  step: Decimal,
): { readonly bids: OwnRows; readonly asks: OwnRows } {
  const of = (side: Side) => {
    const rows = new Map<string, number>();
    for (const order of orders) {
      if (order.side !== side) continue;
      const row = rowOf(order.price, step, side);
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    return rows;
  };
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

/** One's own orders that lie deeper in the book than the last row that is shown; null where all are in sight. */
export function furtherOrders(side: 'bids' | 'asks', own: OwnRows, last: Decimal | undefined): FurtherOrders | null {
  if (last === undefined) return null;
  const deeper = (one: Decimal, other: Decimal) => (side === 'asks' ? 1 : -1) * compare(one, other);
  let nearest: Decimal | null = null;
  let count = 0;
  for (const [row, orders] of own) {
    const price = decimal(row);
    if (deeper(price, last) <= 0) continue;
    if (nearest === null || deeper(price, nearest) < 0) nearest = price;
    count += orders;
  }
  return nearest === null ? null : { nearest, count };
}
