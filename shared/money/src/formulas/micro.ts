import type { Amount, Decimal } from '../amount';
import { abs, add, compare, cut, isNegative, max, min, mul, percentOf, sub } from '../arithmetic';
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

/** A member's own limits of a day, in USDT over all currencies; null where there is none. */
export interface MicroLimits {
  readonly staked: Amount | null;
  readonly lost: Amount | null;
}

/** How a day has gone so far, in USDT. */
export interface MicroDaySums {
  /** The numbers of all orders that were placed. */
  readonly staked: Amount;
  /** What was won, less what was lost and what fees took: negative on a day of losses. */
  readonly result: Amount;
  /** What runs, and may be lost yet. */
  readonly running: Amount;
}

export type MicroLimitKind = keyof MicroLimits;

/** What a further order may take of each limit; null where there is none. What runs counts as lost until it is known. */
export function microRoom(limits: MicroLimits, { staked, result, running }: MicroDaySums): MicroLimits {
  return {
    staked: limits.staked && max(ZERO, sub(limits.staked, staked)),
    lost: limits.lost && max(ZERO, sub(add(limits.lost, result), running)),
  };
}

/** micro.day-limit: which limit an order would break; its fee is lost whatever happens. */
export function microLimitBroken(room: MicroLimits, number: Amount, fee: Amount): MicroLimitKind | null {
  if (room.staked !== null && compare(number, room.staked) > 0) return 'staked';
  return room.lost !== null && compare(add(number, fee), room.lost) > 0 ? 'lost' : null;
}

/** Which limit is reached: it leaves less than the smallest order, whatever becomes of those that run. */
export function microLimitReached(limits: MicroLimits, sums: MicroDaySums, smallest: Amount): MicroLimitKind | null {
  const room = microRoom(limits, { ...sums, running: ZERO });
  if (room.staked !== null && compare(room.staked, smallest) < 0) return 'staked';
  return room.lost !== null && compare(room.lost, smallest) < 0 ? 'lost' : null;
}

/** micro.day-limit: a lower one counts at once, a higher one or none from the next day. */
export function microLimitFrom(now: Amount | null, wanted: Amount | null): 'today' | 'tomorrow' {
  if (wanted === null) return now === null ? 'today' : 'tomorrow';
  return now === null || compare(wanted, now) <= 0 ? 'today' : 'tomorrow';
}
