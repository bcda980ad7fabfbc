import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';

export type PaymentWay = 'alipay' | 'wechat' | 'bank';
export const paymentWay: Kind<PaymentWay> = /* @__PURE__ */ choice<PaymentWay>({
  alipay: 'ali_pay',
  wechat: 'we_chat',
  bank: 'bank',
});
