import type { LeverageStatus, Quote } from '@tradefloor/contract';
import type { Direction } from '@tradefloor/money';

/** leverage.order-states, in the order of an order's life. */
export const STATES = ['all', 'pending', 'open', 'closing', 'closed', 'revoked'] as const;
export const SIDES = ['all', 'long', 'short'] as const;
/** In days, counted back from today, which is one of them. */
export const PERIODS = ['all', '1', '7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

/** Orders with what was asked for and held; records with what was opened and closed at, and what it brought. */
export type RecordsAs = 'orders' | 'records';

/** Which of the user's orders somebody wants to see. */
export interface OrderWish {
  /** Null for all pairs. */
  readonly pair: Pick<Quote, 'key' | 'currencyId' | 'legalId'> | null;
  readonly state: LeverageStatus | 'all';
  readonly side: Direction | 'all';
  readonly period: Period;
}

const DAYS_BEFORE: Readonly<Record<Exclude<Period, 'all'>, number>> = { '1': 0, '7': 6, '30': 29, '90': 89 };

/** When it begins, at the reader's midnight: in the zone that the times beside it are in. Null where it has no beginning. */
export function beginOf(period: Period, now: number): number | null {
  if (period === 'all') return null;
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - DAYS_BEFORE[period]).getTime();
}
