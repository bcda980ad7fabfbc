import type { OrderId } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';

type Ids = ReadonlySet<OrderId>;

/** The orders whose cancel is on its way: the same in every panel that shows them. */
export class Cancelling {
  private ids: Ids = new Set();
  private readonly listeners = new Set<() => void>();

  readonly read = (): Ids => this.ids;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  add(id: OrderId): void {
    this.become(new Set([...this.ids, id]));
  }

  delete(id: OrderId): void {
    this.become(new Set([...this.ids].filter(other => other !== id)));
  }

  private become(ids: Ids): void {
    this.ids = ids;
    for (const listener of this.listeners) listener();
  }
}

const ofPlatform = new WeakMap<Platform, Cancelling>();

export function cancellingOf(platform: Platform): Cancelling {
  const known = ofPlatform.get(platform) ?? new Cancelling();
  ofPlatform.set(platform, known);
  return known;
}
