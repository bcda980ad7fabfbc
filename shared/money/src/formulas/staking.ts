import type { Amount, Decimal } from '../amount';
import { compare, div, isPositive, min, mul } from '../arithmetic';
import { amount, decimal } from '../decimal';

/** staking.plan-limits, over all plans. */
export const STAKING_CAP = amount('99999999');
const PERCENT_YEAR = decimal('36500');

export interface StakingLimits {
  readonly min: Amount;
  /** 0 means only the cap of all plans. */
  readonly max: Amount;
}

export type StakingFault = 'missing' | 'below-min' | 'above-max' | 'insufficient';

/** staking.plan-limits: an amount, capped at 99999999, within the plan's own money_min and money_max. */
export function stakingFault(money: Amount | null, plan: StakingLimits, available: Amount): StakingFault | null {
  if (money === null || !isPositive(money)) return 'missing';
  if (compare(money, plan.min) < 0) return 'below-min';
  if (compare(money, stakingMaximum(plan)) > 0) return 'above-max';
  return compare(money, available) > 0 ? 'insufficient' : null;
}

export function stakingMaximum(plan: StakingLimits): Amount {
  return isPositive(plan.max) ? min(plan.max, STAKING_CAP) : STAKING_CAP;
}

/** staking.daily-income, what a plan's cycle brings at a yearly rate: money × rate % × days ÷ 365, cut. */
export function stakingIncome(money: Amount, yearlyPercent: Decimal, cycleDays: number, scale = 8): Amount {
  return div(mul(mul(money, yearlyPercent), decimal(String(cycleDays))), PERCENT_YEAR, scale);
}
