import { action, call } from '../call';
import { proofs } from '../ext/secrets';
import { choice } from '../wire/choice';
import { maybe, or, pageOf } from '../wire/containers';
import { amount, price } from '../wire/decimals';
import { advertId, currencyId, orderId } from '../wire/ids';
import { maybeInstant, writtenInstant } from '../wire/instant';
import { type Kind, mapped, type PlainOf } from '../wire/kind';
import { flag, page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { side } from '../wire/side';
import { text, textOrEmpty } from '../wire/text';
import { paymentWay } from './payment-way';

/** c2c.order-states, in `is_sure`: 0 awaits payment, 3 paid, 1 finished, 2 cancelled. */
export type C2cStatus = 'unpaid' | 'finished' | 'cancelled' | 'paid';
const c2cStatus: Kind<C2cStatus> = /* @__PURE__ */ choice<C2cStatus>({ unpaid: 0, finished: 1, cancelled: 2, paid: 3 });

/** How one party can be paid. */
export interface PayeeDetails extends PlainOf<typeof payeeDetails> {}
export const payeeDetails = /* @__PURE__ */ shape(() => ({
  realName: field('real_name', maybe(text)),
  alipayAccount: field('alipay_account', maybe(text)),
  wechatAccount: field('wechat_account', maybe(text)),
  wechatNickname: field('wechat_nickname', maybe(text)),
  bankName: field('bank_name', maybe(text)),
  bankAccount: field('bank_account', maybe(text)),
  /** The collection code of the order's way, where the party gave one. */
  picture: optional('pic', maybe(text)),
}));

/** `side` is what the asking user does: a `buy` pays, a `sell` releases. */
export interface C2cOrder extends PlainOf<typeof c2cOrder> {}
export const c2cOrder = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    id: field('id', orderId),
    advertId: field('legal_deal_send_id', maybe(advertId)),
    side: field('type', side),
    currencyId: field('currency_id', maybe(currencyId)),
    currencyName: field('currency_name', textOrEmpty),
    amount: field('number', amount),
    price: field('price', price),
    money: field('deal_money', amount),
    way: field('way', maybe(paymentWay)),
    wayName: field('way_name', textOrEmpty),
    status: field('is_sure', c2cStatus),
    createTime: field('create_time', maybeInstant),
    writtenTime: field('format_create_time', maybe(writtenInstant)),
    /** Unpaid by then, it cancels itself. */
    payBy: field('pay_by', maybeInstant),
    sellerName: field('seller_name', textOrEmpty),
    sellerPhone: field('seller_phone', maybe(text)),
    phone: field('phone', maybe(text)),
    otherRealName: field('hes_realname', maybe(text)),
    sellerDetails: field('sell_cash_info', maybe<PayeeDetails>(payeeDetails)),
    userDetails: field('user_cash_info', maybe<PayeeDetails>(payeeDetails)),
    /** The asking user published the advert. */
    isAdvertOwner: field('is_advert_owner', or(flag, 0)),
    /** Of servers with the calls of `ext`: an operator has been asked. */
    inRuling: optional('in_ruling', flag),
  })),
  ({ createTime, writtenTime, ...found }) => ({ ...found, createdAt: createTime ?? writtenTime }),
  ({ createdAt, ...found }) => ({ ...found, createTime: createdAt, writtenTime: createdAt }),
);

export const listC2cOrders = /* @__PURE__ */ call('listC2cOrders', 'GET', '/api/c2c_user_deal', {
  payload: () => ({
    page: optional('page', page),
    side: optional('type', side),
    status: optional('is_sure', c2cStatus),
  }),
  answer: () => pageOf<C2cOrder>('data', c2cOrder),
});

export const readC2cOrder = /* @__PURE__ */ call('readC2cOrder', 'GET', '/api/c2c_deal', {
  payload: () => ({ id: field('id', orderId) }),
  answer: (): Kind<C2cOrder> => c2cOrder,
});

/** The orders of one of the user's own adverts. */
export const listAdvertOrders = /* @__PURE__ */ call('listAdvertOrders', 'GET', '/api/c2c/legal_send_deal_list', {
  payload: () => ({ id: field('id', advertId), page: optional('page', page) }),
  answer: () => pageOf<C2cOrder>('data', c2cOrder),
});

const orderOnly = () => ({ id: field('id', orderId) });

/** The buyer: unpaid becomes paid. */
export const markC2cPaid = /* @__PURE__ */ action('markC2cPaid', '/api/c2c/user_legal_pay', {
  movesMoney: true,
  payload: orderOnly,
});

/** The buyer: unpaid becomes cancelled. */
export const cancelC2cOrder = /* @__PURE__ */ action('cancelC2cOrder', '/api/c2c/user_legal_pay_cancel', {
  movesMoney: true,
  payload: orderOnly,
});

/** The seller's coins are the buyer's with it, so that it takes the seller's own hand. */
const release = () => ({ ...orderOnly(), ...proofs() });

/** The seller of an advert's sell order releases: paid becomes finished. */
export const confirmC2cReceipt = /* @__PURE__ */ action('confirmC2cReceipt', '/api/c2c/legal_deal_user_sure', {
  movesMoney: true,
  payload: release,
});

/** The advert owner of a buy order releases: paid becomes finished. */
export const confirmAdvertReceipt = /* @__PURE__ */ action('confirmAdvertReceipt', '/api/c2c/legal_deal_sure', {
  movesMoney: true,
  payload: release,
});
