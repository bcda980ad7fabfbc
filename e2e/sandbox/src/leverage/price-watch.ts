import type { Price } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import { priceOf } from '../market/quotes';
import { closePosition, liquidateIfLost } from './end-order';
import { isReached, stopAt } from './leverage-order';
import { lastPriceIn, type PriceIn } from './margin-account';
import { openEntrust } from './open-order';
import { chargeNights } from './overnight';

/** Does what prices set off, at every price that was traded: entrusts open, stops close, what is lost is liquidated. */
export class PriceWatch {
  private readonly seen = new Map<Market, number>();

  constructor(private readonly core: Core) {}

  /** After a start nobody knows which prices were missed: the last one is looked at. */
  forget(): void {
    this.seen.clear();
  }

  /** One look is enough: all that it sets off is done in it. */
  async round(): Promise<false> {
    await this.core.clerk.perform(deed => {
      chargeNights(this.core, deed);
      for (const market of this.core.hall.markets) {
        for (const price of this.newPrices(market)) this.actOn(deed, market, price);
      }
    });
    return false;
  }

  /** Oldest first, the same one after another once. */
  private newPrices(market: Market): Price[] {
    const after = this.seen.get(market);
    this.seen.set(market, market.newestTradeId);
    if (after === undefined) return [lastPriceIn(market)];
    const prices = market.tradesAfter(after).map(trade => trade.price);
    return prices.filter((price, index) => price !== prices[index - 1]).map(price => priceOf(market.pair, price));
  }

  private actOn(deed: Deed, market: Market, price: Price): void {
    const { core } = this;
    const priceIn: PriceIn = other => (other === market ? price : lastPriceIn(other));
    const orders = core.leverage.ofPair(market.pair.id);
    for (const order of orders) {
      if (order.state === 'pending') {
        if (isReached(order.direction, order.origin_price, price)) openEntrust(core, deed, order, priceIn);
        continue;
      }
      const stop = stopAt(order, price);
      if (stop) closePosition(core, deed, order, { price, by: stop });
    }
    const members = new Set(core.leverage.ofPair(market.pair.id).map(order => order.member_id));
    for (const memberId of members) {
      liquidateIfLost(core, deed, { memberId, currencyId: market.pair.quote.id }, priceIn);
    }
  }
}
