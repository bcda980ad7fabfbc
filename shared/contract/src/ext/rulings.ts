import { uploadedPicture } from '../account/upload';
import { action, call } from '../call';
import { choice } from '../wire/choice';
import { list, maybe, pageOf } from '../wire/containers';
import { amount } from '../wire/decimals';
import { orderId, rulingId } from '../wire/ids';
import { instant, maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty, typed } from '../wire/text';

/** What two have between them while coins are held: an order on an advert, or a deal with an acceptor. */
export type DealKind = 'c2c-order' | 'acceptor-deal';
const dealKind: Kind<DealKind> = /* @__PURE__ */ choice<DealKind>({ 'c2c-order': 'c2c', 'acceptor-deal': 'acceptor' });

/** The seller's coins are held, the buyer pays; the operator decides between them. */
export type DealRole = 'buyer' | 'seller' | 'operator';
const dealRole: Kind<DealRole> = /* @__PURE__ */ choice<DealRole>({
  buyer: 'buyer',
  seller: 'seller',
  operator: 'operator',
});

const aDeal = () => ({ of: field('of', dealKind), id: field('id', orderId) });
const WORDS_MOST = 500;
const typedWords: Kind<string> = /* @__PURE__ */ typed({ max: WORDS_MOST });

export interface DealWord extends PlainOf<typeof dealWord> {}
export const dealWord = /* @__PURE__ */ shape(() => ({
  by: field('by', dealRole),
  text: field('text', textOrEmpty),
  picture: field('pic', maybe(text)),
  at: field('create_time', instant),
}));

/** What both have said on a deal, oldest first; once a ruling was asked for, the operator reads it too. */
export const listDealWords = /* @__PURE__ */ call('listDealWords', 'GET', '/api/ext/deal/words', {
  payload: aDeal,
  answer: () => list<DealWord>(dealWord),
});

/** To the other one, while the deal is open; `picture` is an own one that `upload` answered. */
export const sayOnDeal = /* @__PURE__ */ action('sayOnDeal', '/api/ext/deal/say', {
  payload: () => ({ ...aDeal(), text: field('text', typedWords), picture: optional('pic', uploadedPicture) }),
});

export type RulingStatus = 'open' | 'settled' | 'decided';
const rulingStatus: Kind<RulingStatus> = /* @__PURE__ */ choice<RulingStatus>({
  open: 'open',
  settled: 'settled',
  decided: 'decided',
});

/** Whose the coins are in the end. */
export type RulingFor = 'buyer' | 'seller';
const rulingFor: Kind<RulingFor> = /* @__PURE__ */ choice<RulingFor>({ buyer: 'buyer', seller: 'seller' });

export interface Ruling extends PlainOf<typeof ruling> {}
export const ruling = /* @__PURE__ */ shape(() => ({
  id: field('id', rulingId),
  of: field('of', dealKind),
  dealId: field('deal_id', orderId),
  /** What the asking user is in it. */
  role: field('role', dealRole),
  /** Null where time itself asked: an acceptor never answered. */
  askedBy: field('asked_by', maybe(rulingFor)),
  askedAt: field('create_time', instant),
  buyerName: field('buyer_name', textOrEmpty),
  sellerName: field('seller_name', textOrEmpty),
  currencyName: field('currency_name', textOrEmpty),
  amount: field('number', amount),
  money: field('deal_money', amount),
  /** `settled` by the two themselves. */
  status: field('status', rulingStatus),
  decidedFor: field('decided_for', maybe(rulingFor)),
  closedAt: field('close_time', maybeInstant),
}));

/** A user's own, an operator's all; newest first. */
export const listRulings = /* @__PURE__ */ call('listRulings', 'GET', '/api/ext/rulings', {
  payload: () => ({ page: optional('page', page), status: optional('status', rulingStatus) }),
  answer: () => pageOf<Ruling>('data', ruling),
});

/** Once payment was claimed, by either of the two, with the first words. The coins stay held until it is decided. */
export const askRuling = /* @__PURE__ */ action('askRuling', '/api/ext/rulings/ask', {
  payload: () => ({ ...aDeal(), text: field('text', typedWords), picture: optional('pic', uploadedPicture) }),
});

/** By an operator who is neither of the two; the words are read by both. */
export const decideRuling = /* @__PURE__ */ action('decideRuling', '/api/ext/rulings/decide', {
  movesMoney: true,
  payload: () => ({
    id: field('id', rulingId),
    decidedFor: field('decided_for', rulingFor),
    text: field('text', typedWords),
  }),
});
