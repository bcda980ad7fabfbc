import { action, call } from '../call';
import { choice } from '../wire/choice';
import { maybe, or, pageOf } from '../wire/containers';
import { amount, decimal, givenAmount, givenPrice, price } from '../wire/decimals';
import { doneInMsg } from '../wire/done';
import { advertId, currencyId, userId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { count, flag, page } from '../wire/numbers';
import { field, optional, shape, wholeOr } from '../wire/shape';
import { side } from '../wire/side';
import { textOrEmpty } from '../wire/text';
import { paymentWay } from './payment-way';

export type AdvertStatus = 'published' | 'sold-out' | 'withdrawn';
const advertStatus: Kind<AdvertStatus> = /* @__PURE__ */ choice<AdvertStatus>({
  published: 0,
  'sold-out': 1,
  withdrawn: 2,
});

/** Why nobody is shown an advert for now: no way to be paid, cancelled too often today, a day of quiet after a change of security. */
export type AdvertHidden = 'no-way' | 'stopped' | 'quiet';
const advertHidden: Kind<AdvertHidden> = /* @__PURE__ */ choice<AdvertHidden>({
  'no-way': 'payment_way',
  stopped: 'cancellations',
  quiet: 'security',
});

/** What the exchange knows of how somebody trades; of servers that keep it. */
export interface TraderRecord extends PlainOf<typeof traderRecord> {}
const traderRecord = /* @__PURE__ */ shape(() => ({
  completedOrders: field('completed_orders', or(count, 0)),
  /** Of those that ended, how many did not fail by this member. */
  completionPercent: field('completion_rate', maybe(decimal)),
  /** From the buyer's payment to the release, the median. */
  releaseSeconds: field('release_seconds', maybe(count)),
}));

/** `side` is the advert owner's: a `sell` advert is bought from. Prices are in CNY. */
export interface Advert extends PlainOf<typeof advert> {}
export const advert = /* @__PURE__ */ shape(() => ({
  id: field('id', advertId),
  side: field('type', side),
  currencyId: field('currency_id', maybe(currencyId)),
  currencyName: field('currency_name', textOrEmpty),
  price: field('price', price),
  total: field('total_number', amount),
  remaining: field('surplus_number', amount),
  way: field('way', paymentWay),
  /** The least and the most that one order may cost; who takes all that remains may pay less. */
  minMoney: optional('min_money', maybe(amount)),
  maxMoney: optional('max_money', maybe(amount)),
  ownerName: field('seller_name', textOrEmpty),
  ownerId: field('seller_id', maybe(userId)),
  /** The owner is a merchant. */
  ownerIsSeller: field('is_seller', or(flag, 0)),
  ownerRecord: optional('seller_record', maybe<TraderRecord>(traderRecord)),
  isOwn: field('is_own', or(flag, 0)),
  /** Orders of it that are not done yet. */
  openOrders: field('open_orders', or(count, 0)),
  status: field('status', or(advertStatus, 0)),
  /** Of an own one that is published and can't be taken; told to nobody else. */
  hidden: optional('hidden_by', maybe(advertHidden)),
  createdAt: field('create_time', maybeInstant),
}));

const wanted = () => ({
  side: field('type', side),
  page: optional('page', page),
  currencyId: optional('currency_id', currencyId),
});

/** The market. `side` is the advert's. */
export const listAdverts = /* @__PURE__ */ call('listAdverts', 'GET', '/api/c2c_deal_platform', {
  auth: 'optional',
  payload: () => ({
    ...wanted(),
    // The filter bar; a server that does not know them answers all.
    way: optional('way', paymentWay),
    money: optional('money', givenAmount),
  }),
  answer: () => pageOf<Advert>('data', advert),
});

export const listOwnAdverts = /* @__PURE__ */ call('listOwnAdverts', 'GET', '/api/c2c/seller_trade', {
  payload: wanted,
  answer: () => pageOf<Advert>('data', advert),
});

/** A sell advert holds its quantity from now on. Refused with 997 and 998 when payment details or identity miss. */
export const publishAdvert = /* @__PURE__ */ action('publishAdvert', '/api/c2c_send', {
  movesMoney: true,
  payload: () => ({
    price: field('price', givenPrice),
    total: field('total_number', givenAmount),
    way: field('way', paymentWay),
    currencyId: field('currency_id', currencyId),
    side: field('type', side),
    minMoney: optional('min_money', givenAmount),
    maxMoney: optional('max_money', givenAmount),
  }),
});

export const withdrawAdvert = /* @__PURE__ */ action('withdrawAdvert', '/api/c2c/back_send', {
  movesMoney: true,
  payload: () => ({ id: field('id', advertId) }),
});

/** All that remains of the advert, or a part. */
export const takeAdvert = /* @__PURE__ */ action('takeAdvert', '/api/c2c/do_legal_deal', {
  movesMoney: true,
  payload: () => ({ id: field('id', advertId), amount: wholeOr('number', givenAmount) }),
  answer: () => doneInMsg,
});
