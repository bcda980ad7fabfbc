import type { Entrust, Side } from '@tradefloor/contract';
import { add, type Amount, compare, type Price, strip, sub } from '@tradefloor/money';

interface Row {
  readonly price: Price;
  readonly amount: Amount;
}

/** Of one side of the book, what others offer: an order at market cancels one's own orders, and is not filled by them. */
export function othersRows<Of extends Row>(
  rows: readonly Of[],
  own: readonly Pick<Entrust, 'side' | 'price' | 'amount'>[],
  side: Side,
): readonly Of[] {
  const mine = new Map<string, Amount>();
  for (const order of own) {
    if (order.side !== side) continue;
    const price = strip(order.price);
    const before = mine.get(price);
    mine.set(price, before === undefined ? order.amount : add(before, order.amount));
  }
  if (mine.size === 0) return rows;
  return rows.flatMap(row => {
    const part = mine.get(strip(row.price));
    if (part === undefined) return [row];
    // Of a book that is older than the order, no more than it has.
    return compare(part, row.amount) < 0 ? [{ ...row, amount: sub(row.amount, part) }] : [];
  });
}
