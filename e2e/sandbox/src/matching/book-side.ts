import { Level } from './level';
import type { Order, Side } from './order';

/** One side of a book. Levels are kept worst first, so that the best is taken from the end. */
export class BookSide {
  private readonly levels: Level[] = [];

  constructor(readonly side: Side) {}

  get depth(): number {
    return this.levels.length;
  }

  best(): Level | null {
    return this.levels.at(-1) ?? null;
  }

  /** Best first. */
  *fromBest(): Iterable<Level> {
    for (let index = this.levels.length - 1; index >= 0; index -= 1) {
      const level = this.levels[index];
      if (level) yield level;
    }
  }

  add(order: Order): void {
    const at = this.position(order.price);
    const found = this.levels[at];
    if (found?.price === order.price) return found.append(order);
    const level = new Level(order.price);
    level.append(order);
    this.levels.splice(at, 0, level);
  }

  remove(order: Order): void {
    const at = this.position(order.price);
    const level = this.levels[at];
    if (level?.price !== order.price) return;
    level.remove(order.id);
    if (level.isEmpty) this.levels.splice(at, 1);
  }

  take(level: Level, order: Order, quantity: bigint): void {
    level.take(order, quantity);
    if (level.isEmpty) this.levels.splice(this.position(level.price), 1);
  }

  /** Whether an order of the other side at this price trades with a level of this one. */
  meets(level: Level, price: bigint): boolean {
    return this.side === 'sell' ? level.price <= price : level.price >= price;
  }

  private position(price: bigint): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = this.levels[middle];
      if (level && this.isWorse(level.price, price)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isWorse(price: bigint, than: bigint): boolean {
    return this.side === 'buy' ? price < than : price > than;
  }
}
