import type { Order } from './order';

interface Place {
  readonly order: Order;
  before: Place | null;
  after: Place | null;
}

/** The orders at one price, first come first served: a linked list, so that a cancel in the middle costs nothing. */
export class Level {
  private first: Place | null = null;
  private last: Place | null = null;
  private readonly places = new Map<number, Place>();
  total = 0n;

  constructor(readonly price: bigint) {}

  get isEmpty(): boolean {
    return this.first === null;
  }

  get count(): number {
    return this.places.size;
  }

  head(): Order | null {
    return this.first?.order ?? null;
  }

  append(order: Order): void {
    const place: Place = { order, before: this.last, after: null };
    if (this.last) this.last.after = place;
    else this.first = place;
    this.last = place;
    this.places.set(order.id, place);
    this.total += order.remaining;
  }

  take(order: Order, quantity: bigint): void {
    order.remaining -= quantity;
    this.total -= quantity;
    if (order.remaining === 0n) this.remove(order.id);
  }

  remove(id: number): void {
    const place = this.places.get(id);
    if (!place) return;
    this.places.delete(id);
    this.total -= place.order.remaining;
    if (place.before) place.before.after = place.after;
    else this.first = place.after;
    if (place.after) place.after.before = place.before;
    else this.last = place.before;
  }

  *orders(): Iterable<Order> {
    for (let place = this.first; place; place = place.after) yield place.order;
  }
}
