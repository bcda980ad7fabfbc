import { uploadedPicture } from '../account/upload';
import { action, call } from '../call';
import { choice } from '../wire/choice';
import { push } from '../push';
import { maybe, pageOf } from '../wire/containers';
import { amount } from '../wire/decimals';
import { orderId, rulingId } from '../wire/ids';
import { instant, maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { textOrEmpty } from '../wire/text';
import { aDeal, dealKind, dealRole } from './deals';
import { proofs } from './secrets';
import { typedWords } from './words';

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
  /** Which of the two the acceptor is; left out between members, and where both are acceptors. */
  acceptorIs: optional('acceptor_is', rulingFor),
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
  payload: () => ({
    page: optional('page', page),
    status: optional('status', rulingStatus),
    /** With `dealId`: the ruling on one deal alone. */
    of: optional('of', dealKind),
    dealId: optional('deal_id', orderId),
  }),
  answer: () => pageOf<Ruling>('data', ruling),
});

/** Once payment was claimed, by either of the two, with the first words. The coins stay held until it is decided. */
export const askRuling = /* @__PURE__ */ action('askRuling', '/api/ext/rulings/ask', {
  movesMoney: true,
  payload: () => ({ ...aDeal(), text: field('text', typedWords), picture: optional('pic', uploadedPicture) }),
});

/** By an operator who is neither of the two; the words are read by both. */
export const decideRuling = /* @__PURE__ */ action('decideRuling', '/api/ext/rulings/decide', {
  movesMoney: true,
  payload: () => ({
    id: field('id', rulingId),
    decidedFor: field('decided_for', rulingFor),
    text: field('text', typedWords),
    ...proofs(),
  }),
});

/** c2c.claim-withdrawn: whoever says that the money was paid takes it back; the held coins are the seller's again. */
export const withdrawClaim = /* @__PURE__ */ action('withdrawClaim', '/api/ext/rulings/withdraw', {
  movesMoney: true,
  payload: aDeal,
});

/** It was asked for, settled or decided: to both sides, and to operators. */
export const rulingChanged = /* @__PURE__ */ push('rulingChanged', 'ext_ruling', 'user', ruling, 'ext');
