import type { InsuranceType, UserInsurance } from '@tradefloor/contract';
import {
  abs,
  add,
  type Amount,
  branded,
  compare,
  cut,
  decimal,
  div,
  fits,
  insurancePayout,
  insuranceState,
  isNegative,
  isPositive,
  payoutAllowed,
  percentOf,
  valueOfTyped,
} from '@tradefloor/money';

/** Where a server does not say: all that was lost. */
const ALL = decimal('100');
const HALF = decimal('50');

/** What a claim pays of an insured sum of which so much is lost. */
export function payoutOf({ insured, result }: Pick<UserInsurance, 'insured' | 'result'>, type?: InsuranceType): Amount {
  return insurancePayout(insured, result, type?.payoutPercent ?? ALL);
}

/** At so much lost the claim is compulsory: half of the sum (micro.insurance-ends). */
export const claimAt = (insured: Amount): Amount => percentOf(insured, HALF);

/** `holds`: nothing to claim yet; `due`: before the next order; `tomorrow`: two payouts were made today (micro.payouts-a-day). */
export type ClaimState = 'holds' | 'due' | 'tomorrow';

export function claimStateOf({ insured, result, payoutsToday }: UserInsurance): ClaimState {
  if (insuranceState(insured, result) !== 'claim-due') return 'holds';
  return payoutAllowed(payoutsToday) ? 'due' : 'tomorrow';
}

/** How far it has come to its end, in percent: to the claim when it has lost, to being cancelled when it has won. */
export function wayGone({ insured, result }: Pick<UserInsurance, 'insured' | 'result'>): number {
  if (!isPositive(insured)) return 0;
  const end = isNegative(result) ? claimAt(insured) : insured;
  const percent = Number.parseInt(div(percentOf(abs(result), decimal('10000')), end, 0), 10);
  return Math.min(100, percent);
}

/** The price of it: of the sum, raised to the last digit. */
export const premiumOf = (insured: Amount, { ratePercent }: InsuranceType, scale: number): Amount | null =>
  ratePercent === null ? null : cut(percentOf(insured, ratePercent), scale, 'up');

export interface BuyFacts {
  readonly type: InsuranceType;
  readonly scale: number;
  /** Null until it is known. */
  readonly available: Amount | null;
}

export type BuyFault = 'missing' | 'tooFine' | 'tooSmall' | 'tooBig' | 'insufficient';

/** What the exchange would refuse, said before it is sent. */
export function buyFaultOf(text: string, { type, scale, available }: BuyFacts): BuyFault | null {
  const typed = valueOfTyped(text);
  if (typed === null || !isPositive(typed)) return 'missing';
  const sum = branded<Amount>(typed);
  if (!fits(sum, scale)) return 'tooFine';
  if (type.amountMin !== null && compare(sum, type.amountMin) < 0) return 'tooSmall';
  if (type.amountMax !== null && compare(sum, type.amountMax) > 0) return 'tooBig';
  const premium = premiumOf(sum, type, scale);
  const needed = premium === null ? sum : add(sum, premium);
  return available !== null && compare(needed, available) > 0 ? 'insufficient' : null;
}
