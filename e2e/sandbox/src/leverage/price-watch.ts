import { isReached, type Price } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import { markPriceIn, priceOf } from '../market/quotes';
import { liquidateIfLost } from './end-order';
import { stopOf } from './leverage-order';
import { closeAtStop } from './loss-paid';
import { marketOfOrder, type PriceIn } from './margin-account';
import { closeAtLimits } from './limit-watch';
import { openEntrust } from './open-order';
import { chargeNights } from './overnight';

interface Seen {
  readonly mark: number;
  readonly trade: number;
}

/** Does what prices set off, at every mark: entrusts open, stops close, what is lost is liquidated. */
export class PriceWatch {
  private readonly seen = new Map<Market, Seen>();

  constructor(private readonly core: Core) {}

  /** After a start nobody knows which prices were missed: the mark of now is looked at. */
  forget(): void {
    this.seen.clear();
  }

  /** One look is enough: all that it sets off is done in it. */
  async round(): Promise<false> {
    await this.core.clerk.perform(deed => {
      chargeNights(this.core, deed);
      for (const market of this.core.hall.markets) this.look(deed, market);
    });
    return false;
  }

  /**
   * What nights and prices have done to a member's account until now, and in a further pair: an order that begins, or a
   * stop that is set, is met by none from before.
   */
  async catchUp(memberId: number, further?: Market): Promise<void> {
    const { core } = this;
    await core.clerk.perform(deed => {
      const orders = core.leverage.ofMember(memberId);
      chargeNights(core, deed, orders);
      const markets = new Set(orders.map(order => marketOfOrder(core, order)));
      for (const market of further ? markets.add(further) : markets) this.look(deed, market);
    });
  }

  private look(deed: Deed, market: Market): void {
    // Where a paused pair went meanwhile sets nothing off: only where it is when it goes on.
    if (market.breaker.isPaused(deed.at)) {
      this.seen.delete(market);
      return;
    }
    const before = this.seen.get(market);
    const now: Seen = { mark: market.mark.newestId, trade: market.newestTradeId };
    this.seen.set(market, now);
    for (const price of marksSince(market, before)) this.actOn(deed, market, price);
    if (before && before.trade !== now.trade) this.actOnTrades(deed, market, before.trade);
  }

  private actOn(deed: Deed, market: Market, price: Price): void {
    const { core } = this;
    const priceIn: PriceIn = other => (other === market ? price : markPriceIn(other));
    for (const order of core.leverage.ofPair(market.pair.id)) {
      // A stop before it may have ended it.
      if (!core.leverage.find(order.id)) continue;
      if (order.state === 'pending') {
        if (isReached(order.direction, order.origin_price, price)) openEntrust(core, deed, order, priceIn);
        continue;
      }
      const stop = order.stop_by === 'mark' && stopOf(order, price);
      if (stop) closeAtStop(core, deed, order, { price, by: stop, priceIn });
    }
    closeAtLimits(core, deed, market, priceIn);
    const members = new Set(core.leverage.ofPair(market.pair.id).map(order => order.member_id));
    for (const memberId of members) {
      liquidateIfLost(core, deed, { memberId, currencyId: market.pair.quote.id }, priceIn);
    }
  }

  /** Stops that their owner wants to follow the trades. Any member's trade sets them off; none says what they pay. */
  private actOnTrades(deed: Deed, market: Market, after: number): void {
    const { core } = this;
    const followsTrades = core.leverage
      .ofPair(market.pair.id)
      .filter(order => order.state === 'open' && order.stop_by === 'last');
    if (followsTrades.length === 0) return;
    const prices = new Set(market.tradesAfter(after).map(trade => trade.price));
    for (const order of followsTrades) {
      const stop = [...prices].map(price => stopOf(order, priceOf(market.pair, price))).find(found => found !== null);
      if (stop && core.leverage.find(order.id)) {
        closeAtStop(core, deed, order, { price: markPriceIn(market), by: stop, priceIn: markPriceIn });
      }
    }
  }
}

/** Oldest first. */
function marksSince(market: Market, before: Seen | undefined): Price[] {
  if (!before) return [markPriceIn(market)];
  return market.mark.after(before.mark).map(({ price }) => priceOf(market.pair, price));
}
