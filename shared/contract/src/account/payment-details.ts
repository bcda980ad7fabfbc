import { action, call } from '../call';
import { maybe, orBare } from '../wire/containers';
import { type Kind, mapped, type PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';
import { text, typed } from '../wire/text';
import { uploadedPicture } from './upload';

/** How others can pay this user. */
export interface PaymentDetails extends PlainOf<typeof paymentDetails> {}
export const paymentDetails = /* @__PURE__ */ shape(() => ({
  realName: field('real_name', maybe(text)),
  bankName: field('bank_name', maybe(text)),
  bankAccount: field('bank_account', maybe(text)),
  alipayAccount: field('alipay_account', maybe(text)),
  wechatAccount: field('wechat_account', maybe(text)),
  wechatNickname: field('wechat_nickname', maybe(text)),
  /** Collection codes, as `upload` answered them; a server without them says nothing. */
  alipayPicture: optional('alipay_pic', maybe(text)),
  wechatPicture: optional('wechat_pic', maybe(text)),
}));

/** account.payment-fields, on the wire they are there all the same: a client that looks into them finds nothing in each. */
const NONE = {
  realName: null,
  bankName: null,
  bankAccount: null,
  alipayAccount: null,
  wechatAccount: null,
  wechatNickname: null,
};
const givenDetails: Kind<PaymentDetails | null> = /* @__PURE__ */ orBare(
  /* @__PURE__ */ mapped<PaymentDetails, PaymentDetails | null>(
    paymentDetails,
    found => (Object.values(found).every(value => value === null) ? null : found),
    found => found ?? NONE,
  ),
);

/** Null while the user has given none. */
export const readPaymentDetails = /* @__PURE__ */ call('readPaymentDetails', 'POST', '/api/user/cash_info', {
  answer: () => givenDetails,
});

export const savePaymentDetails = /* @__PURE__ */ action('savePaymentDetails', '/api/user/cash_save', {
  payload: () => ({
    realName: field('real_name', typed({ max: 100 })),
    bankName: optional('bank_name', typed({ max: 100 })),
    /** account.payment-needs: numeric. */
    bankAccount: optional('bank_account', typed({ max: 40, pattern: /^[\d ]+$/ })),
    alipayAccount: optional('alipay_account', typed({ max: 120 })),
    wechatNickname: optional('wechat_nickname', typed({ max: 100 })),
    wechatAccount: optional('wechat_account', typed({ max: 120 })),
    alipayPicture: optional('alipay_pic', uploadedPicture),
    wechatPicture: optional('wechat_pic', uploadedPicture),
  }),
});
