import { action, call } from '../call';
import { paymentWay } from '../c2c/payment-way';
import { proofs } from '../ext/secrets';
import { choice } from '../wire/choice';
import { list, maybe, or, pageOf } from '../wire/containers';
import { amount, givenAmount, percent } from '../wire/decimals';
import { acceptorId, orderId, userId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { flag, page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { side } from '../wire/side';
import { text, textOrEmpty, typed } from '../wire/text';

/** Who takes CNY in and pays it out. */
export interface Acceptor extends PlainOf<typeof acceptor> {}
export const acceptor = /* @__PURE__ */ shape(() => ({
  id: field('id', acceptorId),
  userId: field('user_id', maybe(userId)),
  name: field('name', textOrEmpty),
  userBalance: field('user_balance', maybe(amount)),
  wechatNickname: field('wechat_nickname', maybe(text)),
  wechatAccount: field('wechat_account', maybe(text)),
  alipayNickname: field('ali_nickname', maybe(text)),
  alipayAccount: field('ali_account', maybe(text)),
  bankName: field('bank_name', maybe(text)),
  bankAccount: field('bank_account', maybe(text)),
  bankAddress: field('bank_address', maybe(text)),
  rechargeQuota: field('recharge_amount', or(amount, '0')),
  rechargeRate: field('recharge_rate', or(percent, '0')),
  withdrawalQuota: field('cash_amount', or(amount, '0')),
  withdrawalRate: field('cash_rate', or(percent, '0')),
}));

export const listAcceptors = /* @__PURE__ */ call('listAcceptors', 'GET', '/api/acceptor/list', {
  answer: () => list<Acceptor>(acceptor),
});

/** `address` never says who is asking. */
export const acceptorInfo = /* @__PURE__ */ call('acceptorInfo', 'GET', '/api/acceptor/info', {
  payload: () => ({ id: field('id', acceptorId), address: optional('address', text) }),
  answer: (): Kind<Acceptor> => acceptor,
});

/** As it is written down: brackets alone call nobody. */
const PHONE = /^\+?([ ()-]{0,2}\d){5,15}\)?$/;

/** `buy` recharges, `sell` withdraws: the proofs are asked for only to withdraw. */
export const dealWithAcceptor = /* @__PURE__ */ action('dealWithAcceptor', '/api/acceptor/deal', {
  movesMoney: true,
  payload: () => ({
    acceptorId: field('acceptor_id', acceptorId),
    address: optional('address', text),
    way: field('way', paymentWay),
    side: field('type', side),
    phone: field('mobile', typed({ max: 20, pattern: PHONE })),
    account: field('deal_account', typed({ max: 120 })),
    money: field('money', givenAmount),
    ...proofs(),
  }),
});

/** wire.choice-codes: 0 awaits the acceptor, 1 confirmed, 2 refused. */
export type AcceptorDealStatus = 'waiting' | 'confirmed' | 'refused';
const acceptorDealStatus: Kind<AcceptorDealStatus> = /* @__PURE__ */ choice<AcceptorDealStatus>({
  waiting: 0,
  confirmed: 1,
  refused: 2,
});

export interface AcceptorDeal extends PlainOf<typeof acceptorDeal> {}
export const acceptorDeal = /* @__PURE__ */ shape(() => ({
  id: field('id', maybe(orderId)),
  side: field('type', maybe(side)),
  money: field('money', amount),
  account: field('deal_account', textOrEmpty),
  acceptorName: field('acceptor_name', textOrEmpty),
  acceptorAccount: field('hes_account', textOrEmpty),
  way: field('way', maybe(paymentWay)),
  wayName: field('way_name', textOrEmpty),
  status: field('is_sure', acceptorDealStatus),
  createdAt: field('create_time', maybeInstant),
  updatedAt: field('update_time', maybeInstant),
  /** When the acceptor marked a withdrawal transferred: it confirms itself 20 minutes later. */
  transferredAt: field('transferred_time', maybeInstant),
  /** Of servers with the calls of `ext`: an operator has been asked. */
  inRuling: optional('in_ruling', flag),
  /** Of the same servers: which side of it the asking user is on, whom the deal is with, and how to reach them. */
  isServing: optional('is_serving', flag),
  memberName: optional('member_name', textOrEmpty),
  phone: optional('mobile', maybe(text)),
  /** What is held for it, and what the one who pays transfers: on a withdrawal the money less the rate. */
  amount: optional('number', maybe(amount)),
  toPay: optional('pay_money', maybe(amount)),
}));

/** One page says `way` and another `type`: both are sent (wire.both-names). */
export const listAcceptorDeals = /* @__PURE__ */ call('listAcceptorDeals', 'GET', '/api/acceptor/my_deal', {
  payload: () => ({
    side: field(['way', 'type'], side),
    address: optional('address', text),
    page: optional('page', page),
  }),
  answer: () => pageOf<AcceptorDeal>('data', acceptorDeal),
});
