import {
  type cancelOrder,
  type CurrencyId,
  type Done,
  type Level,
  type listBuyEntrusts,
  type listCompletedOrders,
  type listEntrusts,
  type listSellEntrusts,
  NO_CURRENCY,
  type PayloadOf,
  type placeOrder as placeOrderCall,
  type spotDeal,
} from '@tradefloor/contract';
import { type Amount, amount, cut, decimal, mul, type Price, price } from '@tradefloor/money';
import type { Core } from '../core';
import { fromUnits } from '../ledger/ledger';
import { USDT } from '../market/currency';
import type { Market } from '../market/market';
import { marketOf } from '../market/market-calls';
import type { Pair } from '../market/pair';
import { amountOf, markPriceIn, priceOf } from '../market/quotes';
import type { Side } from '../matching/order';
import { say } from '../messages/message';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf, type MemberAsk } from '../wire/ask';
import { placedOnce } from '../wire/client-order';
import { fillsOf, openOrders } from './order-lists';
import { type PlacedOrder, placeOrder } from './place-order';
import { completedOf, entrustOf } from './spot-rows';
import { wholeOf } from '../wire/whole-id';

const DEAL_LEVELS = 50;

/** spot.side-codes: `in` lists bids and `out` asks. */
export const deal: HandlerOf<typeof spotDeal> = (wish, { core, member }) => {
  const market = isUnnamed(wish) ? core.hall.first : marketOf(core.hall, wish);
  const { base, quote } = market.pair;
  const available = (currencyId: number): Amount | null =>
    member && amount(fromUnits(core.ledger.available(member.id, currencyId, 'change')));
  const rate = decimal(core.settings.get('cny_rate'));
  const lastPrice = priceOf(market.pair, market.lastPrice);
  return {
    bids: levelsOf(market, 'buy', DEAL_LEVELS),
    asks: levelsOf(market, 'sell', DEAL_LEVELS),
    lastPrice,
    baseAvailable: available(base.id),
    quoteAvailable: available(quote.id),
    cnyPrice: cut(mul(mul(lastPrice, usdtOf(core, quote.id)), rate), 2),
    exchangeRate: rate,
  };
};

const isUnnamed = ({ currencyId, legalId }: PayloadOf<typeof spotDeal>): boolean =>
  currencyId === NO_CURRENCY && legalId === NO_CURRENCY;

/** Best first. */
export function levelsOf(market: Market, side: Side, most: number): Level[] {
  const levels: Level[] = [];
  for (const level of market.book.side(side).fromBest()) {
    if (levels.length === most) break;
    levels.push([priceOf(market.pair, level.price), amountOf(market.pair, level.total)]);
  }
  return levels;
}

/** What one unit of a currency is worth in USDT, by the mark price. */
export function usdtOf(core: Core, currencyId: number): Price {
  if (currencyId === USDT) return price('1');
  const market = core.hall.of(currencyId, USDT);
  return market ? markPriceIn(market) : price('0');
}

export const place: HandlerOf<typeof placeOrderCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const market = marketOf(core.hall, wish);
  const order = {
    memberId: member.id,
    market,
    side: wish.side,
    kind: wish.mode,
    price: wish.price ?? null,
    number: wish.amount,
    clientOrderId: wish.clientOrderId,
  };
  const { side, mode, clientOrderId } = wish;
  // At market a price is of no meaning, and the row has how far the order would go.
  const limit = mode === 'limit' ? wish.price : undefined;
  const terms = { pair_id: market.pair.id, side, kind: mode, quantity: wish.amount, price: limit };
  return placedOnce(ask, { table: 'spot_order', clientOrderId, terms }, () =>
    ask.perform(deed => toldOf(placeOrder(core, deed, order), ask)),
  );
});

function toldOf({ order, ownGone }: PlacedOrder, ask: MemberAsk<Done>): Done {
  const { id, kind, pair, quantity, remaining } = order;
  const values = {
    filled: amountOf(pair, quantity - remaining),
    whole: amountOf(pair, quantity),
    currency: pair.base.name,
  };
  const isCut = kind === 'market' && remaining > 0n;
  const done = isCut ? doneSaying(ask, 'orderCut', { id, values }) : doneSaying(ask, 'orderPlaced', { id });
  if (ownGone === 0) return done;
  return { ...done, message: `${done.message}${say(ask.language, 'ownOrdersGone', { count: ownGone })}` };
}

export const cancel: HandlerOf<typeof cancelOrder> = forMember(({ id, side }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed => {
    const order = core.floor.find(wholeOf(id));
    // Another member's order is as unknown as one that never was.
    if (order?.memberId !== member.id || order.side !== side) throw new Refusal('orderGone');
    const market = core.hall.withId(order.pair.id);
    if (!market) throw new Refusal('orderGone');
    core.floor.cancel(deed, market, order);
    return doneSaying(ask, 'orderCancelled', { id: order.id });
  });
});

export interface ListPayload {
  readonly page?: number | undefined;
  readonly currencyId?: CurrencyId | undefined;
  readonly legalId?: CurrencyId | undefined;
}

/** The pairs that a list is about: one, all of a base currency, or all. */
export function pairsOf(core: Core, { currencyId, legalId }: ListPayload): Map<number, Pair> {
  const wanted = core.hall.markets
    .map(({ pair }) => pair)
    .filter(({ base }) => currencyId === undefined || base.id === wholeOf(currencyId))
    .filter(({ quote }) => legalId === undefined || quote.id === wholeOf(legalId));
  return new Map(wanted.map(pair => [pair.id, pair]));
}

const entrustsOf = (side: Side): HandlerOf<typeof listBuyEntrusts> =>
  forMember((wish, { core, member }) => {
    const pairs = pairsOf(core, wish);
    const page = openOrders(core, { memberId: member.id, pairIds: [...pairs.keys()], page: wish.page ?? 1, side });
    return {
      rows: page.rows.flatMap(row => withPair(pairs, row, pair => entrustOf(row, pair, member.account))),
      total: page.total,
    };
  });

export const buyEntrusts: HandlerOf<typeof listBuyEntrusts> = entrustsOf('buy');
export const sellEntrusts: HandlerOf<typeof listSellEntrusts> = entrustsOf('sell');

/** Over all pairs; `address` never says who is asking. */
export const entrusts: HandlerOf<typeof listEntrusts> = ({ side, page }, ask) =>
  entrustsOf(side)(page === undefined ? {} : { page }, ask);

export const completed: HandlerOf<typeof listCompletedOrders> = forMember(async (wish, { core, member }) => {
  const pairs = pairsOf(core, wish);
  const page = await fillsOf(core, { memberId: member.id, pairIds: [...pairs.keys()], page: wish.page ?? 1 });
  return { rows: page.rows.flatMap(row => withPair(pairs, row, pair => completedOf(row, pair))), total: page.total };
});

/** A pair that is no longer traded has no names: its rows are left out. */
function withPair<Row>(
  pairs: ReadonlyMap<number, Pair>,
  row: { readonly pair_id: number },
  make: (pair: Pair) => Row,
): Row[] {
  const pair = pairs.get(row.pair_id);
  return pair ? [make(pair)] : [];
}
