import type { Amount, Decimal } from '../amount';
import { add, compare, cut, fits, isNegative, isPositive, percentOf, sub } from '../arithmetic';
import { ZERO } from '../decimal';

/** wallet.withdrawal-fee: amount × rate ÷ 100; raised to the currency's last digit, as it is what is kept back. */
export function withdrawalFee(amount: Amount, ratePercent: Decimal, scale = 8): Amount {
  return cut(percentOf(amount, ratePercent), scale, 'up');
}

/** wallet.withdrawal-fee: amount minus fee, floored at 0. */
export function receivedOnWithdrawal(amount: Amount, ratePercent: Decimal, scale = 8): Amount {
  const received = sub(amount, withdrawalFee(amount, ratePercent, scale));
  return isNegative(received) ? ZERO : received;
}

export interface WithdrawalLimits {
  readonly min: Amount;
  /** 0 means none, as with the daily one. */
  readonly max: Amount;
  readonly day: Amount;
  readonly sentToday: Amount;
  readonly available: Amount;
  readonly scale: number;
}

export type WithdrawalFault = 'missing' | 'too-fine' | 'below-min' | 'above-max' | 'above-day' | 'insufficient';

/** wallet.withdrawal-limits: amount required, at least `min_number`; per transaction, per day; never more than there is. */
export function withdrawalFault(amount: Amount | null, limits: WithdrawalLimits): WithdrawalFault | null {
  if (amount === null || !isPositive(amount)) return 'missing';
  if (!fits(amount, limits.scale)) return 'too-fine';
  if (compare(amount, limits.min) < 0) return 'below-min';
  if (isPositive(limits.max) && compare(amount, limits.max) > 0) return 'above-max';
  if (isPositive(limits.day) && compare(add(amount, limits.sentToday), limits.day) > 0) return 'above-day';
  return compare(amount, limits.available) > 0 ? 'insufficient' : null;
}
