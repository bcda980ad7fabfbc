import type {
  listAdverts,
  listAdvertOrders,
  listOwnAdverts,
  publishAdvert,
  takeAdvert,
  withdrawAdvert,
} from '@tradefloor/contract';
import { compare, PAYMENT_WINDOW_MS, price } from '@tradefloor/money';
import { MINUTE } from '../clock/clock';
import { findCurrency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { assertMayLeave } from '../security/quiet-day';
import { PAGE_ROWS } from '../spot/order-lists';
import type { AdvertRow } from '../storage/tables/c2c';
import { standsIn } from '../wallet/account-currencies';
import { listedCurrency } from '../wallet/wallet-currency';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { isFor } from './advert-rules';
import { ordersOf, ownAdverts } from './c2c-lists';
import { advertOf, orderOf } from './c2c-rows';
import { hiddenBy, isKept } from './hidden-adverts';
import { assertMayTrade } from './may-trade';

/** The best price for whoever looks comes first: the lowest of those who sell, the highest of those who buy. */
const bestFirst =
  (side: 'buy' | 'sell') =>
  (one: AdvertRow, other: AdvertRow): number => {
    const cheaper = compare(price(one.price), price(other.price));
    return (side === 'sell' ? cheaper : -cheaper) || one.id - other.id;
  };

export const adverts: HandlerOf<typeof listAdverts> = (wish, { core, member }) => {
  const { side, currencyId, way, money, page = 1 } = wish;
  const now = core.clock.now();
  const wanted = core.adverts
    .published()
    .filter(advert => advert.side === side && hiddenBy(core, advert, now) === null)
    .filter(advert => currencyId === undefined || advert.currency_id === wholeOf(currencyId))
    .filter(advert => way === undefined || advert.way === way)
    .filter(advert => money === undefined || isFor(advert, money))
    .sort(bestFirst(side));
  const rows = wanted.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return { rows: rows.map(row => advertOf(core, row, member?.id ?? null)), total: wanted.length };
};

export const myAdverts: HandlerOf<typeof listOwnAdverts> = forMember(async (wish, { core, member }) => {
  const currencyId = wish.currencyId === undefined ? null : listedCurrency(wish.currencyId);
  const { rows, total } = await ownAdverts(core, {
    memberId: member.id,
    side: wish.side,
    currencyId,
    page: wish.page ?? 1,
  });
  return { rows: rows.map(row => advertOf(core, row, member.id)), total };
});

export const publish: HandlerOf<typeof publishAdvert> = forMember((wish, ask) => {
  const { core, member } = ask;
  const currency = findCurrency(wholeOf(wish.currencyId));
  if (!currency || !standsIn(currency, 'legal')) throw new Refusal('unknownCurrency');
  const { side, way, total, minMoney = null, maxMoney = null } = wish;
  return ask.perform(deed => {
    if (side === 'sell') assertMayLeave(core, member.id, deed.at);
    assertMayTrade(member, core.payees.of(member.id), side === 'sell' ? way : null);
    core.c2c.cancellations.assertNotStopped(member.id, deed.at);
    const advert = core.adverts.publish(deed, member.id, {
      side,
      way,
      currency,
      price: wish.price,
      total,
      minMoney,
      maxMoney,
    });
    return doneSaying(ask, 'advertPublished', { id: advert.id });
  });
});

export const withdraw: HandlerOf<typeof withdrawAdvert> = forMember((wish, ask) => {
  const { core, member } = ask;
  const id = wholeOf(wish.id);
  return ask.perform(deed => {
    core.adverts.withdraw(deed, member.id, id);
    deed.after(() => {
      if (core.c2c.unfinishedOf(id) === 0) core.adverts.letGo(id);
    });
    return doneSaying(ask, 'advertWithdrawn', { id });
  });
});

export const take: HandlerOf<typeof takeAdvert> = forMember(({ id, amount: quantity = null }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed => {
    const advert = core.adverts.find(wholeOf(id));
    if (advert?.side === 'buy') assertMayLeave(core, member.id, deed.at);
    if (advert && isKept(core, advert, deed.at)) throw new Refusal('advertGone');
    const order = core.c2c.take(deed, member, wholeOf(id), quantity);
    const values = { minutes: PAYMENT_WINDOW_MS / MINUTE };
    return doneSaying(ask, order.buyer_id === member.id ? 'c2cBought' : 'c2cSold', { id: order.id, values });
  });
});

export const advertOrders: HandlerOf<typeof listAdvertOrders> = forMember(async ({ id, page = 1 }, ask) => {
  const { core, member, language } = ask;
  const advertId = wholeOf(id);
  const own = await core.db
    .selectFrom('c2c_advert')
    .select('id')
    .where('id', '=', advertId)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!own) throw new Refusal('advertGone');
  const { rows, total } = await ordersOf(core, { memberId: member.id, advertId, page });
  return { rows: rows.map(row => orderOf(core, row, member.id, language)), total };
});
