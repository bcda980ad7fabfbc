import {
  ACCEPTOR_CONFIRMS_AFTER_MS,
  amount,
  type Amount,
  compare,
  cut,
  type Decimal,
  decimal,
  div,
  FIAT_DECIMALS,
  fits,
  LEAST_ACCEPTOR_DEAL,
  mul,
  percentOf,
  sub,
} from '@tradefloor/money';
import { HOUR } from '../clock/clock';
import { Refusal } from '../messages/refusal';
import type { AcceptorDealRow, AcceptorRow, Way } from '../storage/tables/c2c';

/** c2c.acceptor-answers: how long a deal may be left alone. */
const ANSWERED_WITHIN = HOUR;
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

export const isUnanswered = ({ status, transferred_at, created_at }: AcceptorDealRow, now: number): boolean =>
  status === 'waiting' && transferred_at === null && now >= created_at + ANSWERED_WITHIN;

export const isLate = ({ transferred_at }: AcceptorDealRow, now: number): boolean =>
  transferred_at !== null && now >= transferred_at + ACCEPTOR_CONFIRMS_AFTER_MS;

export function assertMoney(
  { recharge_quota, withdrawal_quota }: AcceptorRow,
  { side, money }: Pick<Terms, 'side' | 'money'>,
): void {
  if (!fits(money, FIAT_DECIMALS)) throw new Refusal('moneyTooFine', { digits: FIAT_DECIMALS });
  if (compare(money, LEAST_ACCEPTOR_DEAL) < 0) throw new Refusal('dealTooSmall', { least: LEAST_ACCEPTOR_DEAL });
  const [most, says] =
    side === 'buy' ? ([recharge_quota, 'rechargeQuota'] as const) : ([withdrawal_quota, 'withdrawalQuota'] as const);
  if (compare(money, amount(most)) > 0) throw new Refusal(says, { most });
}
