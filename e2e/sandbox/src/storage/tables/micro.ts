import type { Amount, Decimal, MicroLimitKind, Price } from '@tradefloor/money';
import type { MicroDirection } from '@tradefloor/contract';

export interface MicroTables {
  micro_order: MicroOrderRow;
  micro_insurance: MicroInsuranceRow;
  micro_day: MicroDayRow;
}

export interface MicroOrderRow {
  id: number;
  member_id: number;
  pair_id: number;
  currency_id: number;
  direction: MicroDirection;
  seconds: number;
  number: Amount;
  /** Percent, as it was when it was placed. */
  profit_ratio: Decimal;
  fee: Amount;
  open_price: Price;
  end_price: Price | null;
  /** What was won, or lost where it is negative. */
  result: Amount | null;
  state: 'open' | 'closed';
  created_at: number;
  due_at: number;
  closed_at: number | null;
  /** Chosen by the client; unique for a member. */
  client_order_id: string | null;
}

export interface MicroInsuranceRow {
  id: number;
  member_id: number;
  currency_id: number;
  type_id: string;
  insured: Amount;
  premium: Amount;
  /** Won or lost by the orders that were placed since. */
  result: Amount;
  state: 'active' | 'claimed' | 'cancelled';
  bought_at: number;
  ended_at: number | null;
}

/** A member's day, and the limits they have set themselves; in USDT. */
export interface MicroDayRow {
  member_id: number;
  /** Days since 1970 that the sums are of. */
  day: number;
  staked: Amount;
  /** Won, less what was lost and what fees took. */
  result: Amount;
  staked_limit: Amount | null;
  lost_limit: Amount | null;
  /** From the next day on. */
  next_staked_limit: Amount | null;
  next_lost_limit: Amount | null;
  reached: MicroLimitKind | null;
  notice_accepted_at: number | null;
}
