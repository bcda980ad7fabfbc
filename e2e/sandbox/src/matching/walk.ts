import type { Book } from './book';
import { opposite, type Side } from './order';

export interface Walk {
  /** What an order of this side and size would fill right now, and what that costs in price × quantity units. */
  readonly filled: bigint;
  readonly cost: bigint;
  /** The last price that it would reach. */
  readonly worst: bigint | null;
}

/** Looks, without touching the book, at what a market order would do; the owner's own orders are passed over. */
export function walk(book: Book, order: { side: Side; owner: number; quantity: bigint; limit: bigint }): Walk {
  const against = book.side(opposite(order.side));
  let filled = 0n;
  let cost = 0n;
  let worst: bigint | null = null;
  for (const level of against.fromBest()) {
    if (filled === order.quantity || !against.meets(level, order.limit)) break;
    const offered = offeredToOthers(level.orders(), order.owner);
    if (offered === 0n) continue;
    const wanted = order.quantity - filled;
    const taken = offered < wanted ? offered : wanted;
    filled += taken;
    cost += taken * level.price;
    worst = level.price;
  }
  return { filled, cost, worst };
}

function offeredToOthers(orders: Iterable<{ owner: number; remaining: bigint }>, owner: number): bigint {
  let total = 0n;
  for (const order of orders) if (order.owner !== owner) total += order.remaining;
  return total;
}
