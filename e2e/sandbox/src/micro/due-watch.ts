import type { Core } from '../core';
import { priceOf } from '../market/quotes';
import { endPriceAt } from './end-price';
import { settleOrder } from './settle-order';

/** Settles what is due by the exchange's clock. */
export class DueWatch {
  private runningSince = 0;

  constructor(private readonly core: Core) {}

  /** Prices are known from now on. */
  begin(now: number): void {
    this.runningSince = now;
  }

  async round(now: number): Promise<boolean> {
    const { core, runningSince } = this;
    const due = core.micro.dueAt(now).flatMap(order => {
      const market = core.hall.withId(order.pair_id);
      if (!market) return [];
      const { lastPrice } = market;
      const end = endPriceAt(order.due_at, { trades: market.recentTrades(), lastPrice, runningSince, now });
      return end === null ? [] : [{ order, price: priceOf(market.pair, end) }];
    });
    if (due.length === 0) return false;
    await core.clerk.perform(deed => {
      for (const { order, price } of due) settleOrder(core, deed, order, price);
    });
    return true;
  }
}
