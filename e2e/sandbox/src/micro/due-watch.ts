import type { Core } from '../core';
import { priceOf } from '../market/quotes';
import { settleOrder } from './settle-order';

/** Settles what is due by the exchange's clock, at the mark of that moment. */
export class DueWatch {
  constructor(private readonly core: Core) {}

  async round(now: number): Promise<boolean> {
    const { core } = this;
    const due = core.micro.dueAt(now).flatMap(order => {
      const market = core.hall.withId(order.pair_id);
      // Were the exchange down then, nobody knows where the mark would have been: the first one after it counts.
      const end = market?.mark.at(order.due_at) ?? null;
      return market && end !== null ? [{ order, price: priceOf(market.pair, end) }] : [];
    });
    if (due.length === 0) return false;
    await core.clerk.perform(deed => {
      for (const { order, price } of due) settleOrder(core, deed, order, price);
    });
    return true;
  }
}
