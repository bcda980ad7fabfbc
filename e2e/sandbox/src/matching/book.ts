import { BookSide } from './book-side';
import { type Fill, type Incoming, opposite, type Order, type Placed, type Side } from './order';

/** One pair's book and its matching: price first, then time. Pure and synchronous; money is somebody else's. */
export class Book {
  private readonly sides = { buy: new BookSide('buy'), sell: new BookSide('sell') };
  private readonly resting = new Map<number, Order>();

  side(side: Side): BookSide {
    return this.sides[side];
  }

  find(id: number): Order | undefined {
    return this.resting.get(id);
  }

  orders(): Iterable<Order> {
    return this.resting.values();
  }

  /** Matches at the resting orders' prices. The owner's own orders in the way are taken out: the newer order wins. */
  place(incoming: Incoming): Placed {
    const fills: Fill[] = [];
    const removed: Order[] = [];
    const against = this.sides[opposite(incoming.side)];
    let left = incoming.quantity;
    while (left > 0n) {
      const level = against.best();
      if (!level || !against.meets(level, incoming.price)) break;
      const maker = level.head();
      if (!maker) break;
      if (maker.owner === incoming.owner) {
        this.cancel(maker.id);
        removed.push(maker);
        continue;
      }
      const quantity = maker.remaining < left ? maker.remaining : left;
      against.take(level, maker, quantity);
      if (maker.remaining === 0n) this.resting.delete(maker.id);
      left -= quantity;
      fills.push({ maker, price: level.price, quantity });
    }
    if (left > 0n && incoming.rests) this.rest(incoming, left);
    return { fills, removed, left };
  }

  cancel(id: number): Order | null {
    const order = this.resting.get(id);
    if (!order) return null;
    this.resting.delete(id);
    this.sides[order.side].remove(order);
    return order;
  }

  /** Puts an order back as it was, without matching: after a restart, in the order in which they came. */
  restore(order: Order): void {
    this.resting.set(order.id, order);
    this.sides[order.side].add(order);
  }

  clear(): void {
    for (const id of this.resting.keys()) this.cancel(id);
  }

  private rest(incoming: Incoming, remaining: bigint): void {
    const { id, owner, side, price, quantity } = incoming;
    this.restore({ id, owner, side, price, quantity, remaining });
  }
}
