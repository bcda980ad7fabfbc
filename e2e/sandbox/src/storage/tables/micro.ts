import type { Amount, Decimal, Price } from '@tradefloor/money';
import type { MicroDirection } from '@tradefloor/contract';

export interface MicroTables {
  micro_order: MicroOrderRow;
  micro_insurance: MicroInsuranceRow;
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
