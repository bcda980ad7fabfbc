import type { Entrust, OrderId } from '@tradefloor/contract';
import { isPositive } from '@tradefloor/money';

/**
 * One's open orders: what the lists answered, with what was pushed meanwhile on top. Pure, so that any order of pushes and
 * answers can be tried.
 */
export class OrderList {
  private orders = new Map<OrderId, Entrust>();
  private readonly pushed = new Map<OrderId, { readonly at: number; readonly order: Entrust }>();
  private pushes = 0;
  private drawn: readonly Entrust[] | null = [];

  /** Newest first; the same array until something changes. */
  read(): readonly Entrust[] {
    return (this.drawn ??= [...this.orders.values()].sort(newestFirst));
  }

  /** An order came, was filled in part, or went: nothing remains of it then. */
  push(order: Entrust): void {
    this.pushes += 1;
    this.pushed.set(order.id, { at: this.pushes, order });
    this.put(order);
    this.drawn = null;
  }

  /** Call when the lists are asked for; give what they answered to what is returned. */
  requestBegan(): (answer: readonly Entrust[]) => void {
    const began = this.pushes;
    return answer => {
      this.orders = new Map(answer.map(order => [order.id, order]));
      for (const [id, { at, order }] of this.pushed) {
        if (at > began) this.put(order);
        else this.pushed.delete(id);
      }
      this.drawn = null;
    };
  }

  private put(order: Entrust): void {
    if (isPositive(order.amount)) this.orders.set(order.id, order);
    else this.orders.delete(order.id);
  }
}

function newestFirst(a: Entrust, b: Entrust): number {
  const later = (b.createdAt ?? 0) - (a.createdAt ?? 0);
  if (later !== 0) return later;
  // Ids count upward.
  return b.id.length - a.id.length || (a.id < b.id ? 1 : -1);
}
