import { amount, type Amount, cut, decimal, type Decimal, div, mul, percentOf, sub } from '@tradefloor/money';
import { HOUR } from '../clock/clock';
import type { AcceptorRow, Way } from '../storage/tables/c2c';

/** What one deal is at least, in yuan. */
export const LEAST_DEAL = amount('1');
/** c2c.acceptor-answers: how long a deal may be left alone. */
export const ANSWERED_WITHIN = HOUR;
const USDT_SCALE = 8;

export interface Terms {
  readonly side: 'buy' | 'sell';
  readonly money: Amount;
  /** Yuan for one USDT. */
  readonly yuanRate: Decimal;
  readonly feePercent: Decimal;
}

/**
 * What is held for a deal. A recharge brings the user what `money` buys less the acceptor's rate, cut; a withdrawal
 * costs the user the whole of it, raised to the last digit, and the acceptor pays the money less the rate.
 */
export function quantityOf({ side, money, yuanRate, feePercent }: Terms): Amount {
  const paid = side === 'buy' ? sub(money, percentOf(money, feePercent)) : money;
  return side === 'buy' ? div(paid, yuanRate, USDT_SCALE) : div(paid, yuanRate, USDT_SCALE, 'up');
}

/** What of it is in yuan: shown as a balance or a quota. */
export const inYuan = (usdt: Amount, yuanRate: Decimal): Amount => cut(mul(usdt, yuanRate), 2);

export const accountFor = (acceptor: AcceptorRow, way: Way): string | null =>
  ({ alipay: acceptor.alipay_account, wechat: acceptor.wechat_account, bank: acceptor.bank_account })[way];

/** The largest recharge that `usdt` can serve: what is left after the rate must be there. */
export function rechargeFor(usdt: Amount, yuanRate: Decimal, feePercent: Decimal): Amount {
  const hundred = decimal('100');
  return div(mul(mul(usdt, yuanRate), hundred), sub(hundred, feePercent), 2);
}
