import type { Amount, Decimal } from '../amount';
import { abs, compare, cut, isNegative, min, mul, percentOf } from '../arithmetic';
import { decimal, ZERO } from '../decimal';

/** A closed row leaves, and a submit unlocks, after 0.5 s. */
export const MICRO_ROW_LEAVES_AFTER_MS = 500;
export const MICRO_SUBMIT_UNLOCKS_AFTER_MS = 500;
/** Tether (exchange.currency-codes). */
export const DEFAULT_MICRO_CURRENCY = 3;
export const INSURANCE_PAYOUTS_A_DAY = 2;

/** micro.open-profit: number × profit_ratio ÷ 100. */
export function microProfit(number: Amount, profitRatio: Decimal): Amount {
  return percentOf(number, profitRatio);
}

export function microFee(number: Amount, feePercent: Decimal, scale = 8): Amount {
  return cut(percentOf(number, feePercent), scale, 'up');
}

export type InsuranceState = 'holds' | 'claim-due' | 'cancelled';

/** micro.insurance-ends: a claim is compulsory at 50 % loss of the insured sum, and the insurance is cancelled at 100 % profit. */
export function insuranceState(insured: Amount, result: Amount): InsuranceState {
  if (isNegative(result)) return compare(mul(abs(result), decimal('2')), insured) >= 0 ? 'claim-due' : 'holds';
  return compare(result, insured) >= 0 ? 'cancelled' : 'holds';
}

/** What an insurance pays: its share of what was lost, and of no more than was insured. */
export function insurancePayout(insured: Amount, result: Amount, sharePercent: Decimal, scale = 8): Amount {
  if (!isNegative(result)) return ZERO;
  return cut(percentOf(min(abs(result), insured), sharePercent), scale);
}

/** micro.payouts-a-day: two payouts a day, then the next day. */
export const payoutAllowed = (payoutsToday: number): boolean => payoutsToday < INSURANCE_PAYOUTS_A_DAY;
