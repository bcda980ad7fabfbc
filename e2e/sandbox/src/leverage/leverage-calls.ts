import {
  asInstant,
  type closePosition as closePositionCall,
  type closePositions as closePositionsCall,
  type leverageDeal,
  type listLeverageOrders,
  type listLeverageTrades,
  type revokeLeverageOrder,
  type setStops as setStopsCall,
  type submitLeverageOrder,
} from '@tradefloor/contract';
import { add, amount, type Amount, fits, type Price } from '@tradefloor/money';
import type { Core } from '../core';
import { lever } from '../ledger/account';
import { marketOf } from '../market/market-calls';
import { markPriceIn, priceOf } from '../market/quotes';
import { assertRunning } from '../market/running';
import { Refusal } from '../messages/refusal';
import { pairsOf } from '../spot/spot-calls';
import { placedOnce } from '../wire/client-order';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { revokeEntrust } from './end-order';
import { fromNowOn } from './from-now-on';
import { dealsOf, newestDeals, ordersOf } from './leverage-lists';
import { type LeverageOrder, stopOf } from './leverage-order';
import { closePaid } from './loss-paid';
import { marketOfOrder, winnersFirst } from './margin-account';
import { submitOrder } from './open-order';
import { termsOf } from './terms';
import { wholeOf } from '../wire/whole-id';

export const deal: HandlerOf<typeof leverageDeal> = async (wish, { core, member }) => {
  const market = marketOf(core.hall, wish);
  const { pair } = market;
  const terms = termsOf(pair);
  if (member) core.leverage.onScreen.set(member.id, pair.id);
  const deals = await newestDeals(core, { pairId: pair.id, page: 1 });
  const held = (part: 'available' | 'locked'): Amount =>
    amount(core.ledger.amount(lever(member?.id ?? 0, pair.quote.id, part)));
  return {
    multiple: { multipliers: terms.multipliers, handPresets: terms.handPresets },
    handLimits: terms.handLimits,
    overnightRate: terms.overnightRate,
    lastPrice: priceOf(pair, market.lastPrice),
    markPrice: markPriceIn(market),
    leverTotal: member && add(held('available'), held('locked')),
    leverAvailable: member && held('available'),
    recentTrades: deals.map(({ at, price, quantity }) => ({ time: asInstant(at), price, amount: quantity })),
  };
};

export const submit: HandlerOf<typeof submitLeverageOrder> = forMember((wish, ask) => {
  const { core, member } = ask;
  const market = marketOf(core.hall, wish);
  const order = { ...wish, memberId: member.id, market, price: wish.price ?? null };
  const place = () =>
    ask.perform(deed => {
      const { id, state } = submitOrder(core, deed, order);
      return doneSaying(ask, state === 'open' ? 'positionOpened' : 'orderPlaced', { id });
    });
  const { direction, mode, multiplier, hands, price, clientOrderId } = wish;
  const limit = mode === 'limit' ? price : undefined;
  const terms = { pair_id: market.pair.id, direction, mode, multiplier, hands, origin_price: limit };
  return placedOnce(ask, { table: 'leverage_order', clientOrderId, terms }, () =>
    fromNowOn(core, member.id, place, market),
  );
});

export const orders: HandlerOf<typeof listLeverageOrders> = forMember((wish, { core, member }) => {
  const pairIds = [...pairsOf(core, wish).keys()];
  return ordersOf(core, { memberId: member.id, pairIds, page: wish.page ?? 1 }, wish.status);
});

export const trades: HandlerOf<typeof listLeverageTrades> = (wish, { core, member }) => {
  const { pair } = marketOf(core.hall, wish);
  termsOf(pair);
  return dealsOf(core, { memberId: member?.id ?? null, pairId: pair.id, page: wish.page ?? 1 });
};

/** Another member's order is as unknown as one that never was. */
function own(core: Core, memberId: number, id: string, state: 'open' | 'pending'): LeverageOrder {
  const order = core.leverage.find(wholeOf(id));
  if (order?.member_id === memberId && order.state === state) return order;
  throw new Refusal(state === 'open' ? 'positionGone' : 'orderGone');
}

export const close: HandlerOf<typeof closePositionCall> = forMember(({ id }, ask) => {
  const { core, member } = ask;
  return fromNowOn(core, member.id, () =>
    ask.perform(deed => {
      const position = own(core, member.id, id, 'open');
      const market = marketOfOrder(core, position);
      assertRunning(market, deed.at);
      const price = markPriceIn(market);
      if (!closePaid(core, deed, position, { price, by: 'owner' })) {
        throw new Refusal('lossNotPaid', { currency: market.pair.quote.name });
      }
      return doneSaying(ask, 'positionClosed', { id: position.id });
    }),
  );
});

export const closeAll: HandlerOf<typeof closePositionsCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const pairs = pairsOf(core, wish);
  return fromNowOn(core, member.id, () =>
    ask.perform(deed => {
      const positions = core.leverage
        .ofMember(member.id)
        .filter(({ state, pair_id: pairId }) => state === 'open' && pairs.has(pairId))
        .filter(({ direction }) => wish.positions === 'all' || wish.positions === direction);
      const [first] = positions;
      if (!first) throw new Refusal('noPositions');
      const isPaused = (position: LeverageOrder) => marketOfOrder(core, position).breaker.isPaused(deed.at);
      const closing = positions.filter(position => !isPaused(position));
      if (closing.length === 0) assertRunning(marketOfOrder(core, first), deed.at);
      let count = 0;
      for (const position of winnersFirst(core, closing)) {
        const price = markPriceIn(marketOfOrder(core, position));
        if (closePaid(core, deed, position, { price, by: 'owner' })) count += 1;
      }
      if (count === 0) throw new Refusal('lossNotPaid', { currency: marketOfOrder(core, first).pair.quote.name });
      return doneSaying(ask, 'positionsClosed', { values: { count } });
    }),
  );
});

export const revoke: HandlerOf<typeof revokeLeverageOrder> = forMember(({ id }, ask) => {
  const { core, member } = ask;
  return fromNowOn(core, member.id, () =>
    ask.perform(deed => {
      const entrust = own(core, member.id, id, 'pending');
      revokeEntrust(core, deed, entrust, 'owner');
      return doneSaying(ask, 'orderCancelled', { id: entrust.id });
    }),
  );
});

export const setStops: HandlerOf<typeof setStopsCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  return fromNowOn(core, member.id, () =>
    ask.perform(deed => {
      const position = own(core, member.id, wish.id, 'open');
      // An older client does not know what sets a stop off: its owner's choice stays.
      const stopBy = wish.stopBy ?? position.stop_by;
      const stops = { take_profit: wish.takeProfit, stop_loss: wish.stopLoss, stop_by: stopBy } as const;
      assertStops(core, { ...position, ...stops });
      core.leverage.save(deed, { ...position, ...stops });
      return doneSaying(ask, 'stopsSet', { id: position.id });
    }),
  );
});

const WOULD_CLOSE = {
  'take-profit': { long: 'takeProfitTooLow', short: 'takeProfitTooHigh' },
  'stop-loss': { long: 'stopLossTooHigh', short: 'stopLossTooLow' },
} as const;

/** A stop that the price is already past would close the position at once: nobody means that. */
function assertStops(core: Core, position: LeverageOrder): void {
  const market = marketOfOrder(core, position);
  const digits = market.pair.priceScale;
  const isFine = (price: Price) => fits(price, digits);
  if (!isFine(position.take_profit) || !isFine(position.stop_loss)) throw new Refusal('priceTooFine', { digits });
  const price = position.stop_by === 'mark' ? markPriceIn(market) : priceOf(market.pair, market.lastPrice);
  const stop = stopOf(position, price);
  if (stop) throw new Refusal(WOULD_CLOSE[stop][position.direction], { price });
}
