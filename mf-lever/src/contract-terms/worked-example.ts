import {
  add,
  type Amount,
  cut,
  type Decimal,
  decimal,
  type Direction,
  isPositive,
  leverageEstimate,
  type LeverageTerms,
  overnightInterest,
  percentOf,
  type Price,
  sub,
  ZERO,
} from '@tradefloor/money';
import { type Calculation, calculationOf, type HeldAccount } from '../calculator/calculation';

/** How far the price of the example goes against who holds the position. */
export const AGAINST_PERCENT = decimal('1');

export interface ExampleWish {
  readonly direction: Direction;
  readonly hands: Decimal;
  readonly multiplier: Decimal;
}

export interface WorkedExample {
  readonly calculation: Calculation;
  /** What one night costs; null where the server does not say. */
  readonly night: Amount | null;
  readonly against: Price;
  /** What the liquidation price takes to be available before the order. */
  readonly available: Amount;
  readonly isOwn: boolean;
}

interface Facts {
  readonly mark: Price;
  readonly scale: number;
  readonly terms: LeverageTerms;
  readonly overnightRate: Decimal | undefined;
  readonly account: HeldAccount | null;
}

/** An order in the reader's numbers: with the reader's own account where that would carry it. */
export function workedExample(wish: ExampleWish, { mark, scale, terms, overnightRate, account }: Facts): WorkedExample {
  const { total, value } = leverageEstimate({ ...wish, price: mark }, terms);
  const moved = percentOf(mark, AGAINST_PERCENT);
  const against = cut(wish.direction === 'long' ? sub(mark, moved) : add(mark, moved), scale);
  const plan = { ...wish, price: mark, exit: against };
  const own = account === null ? null : calculationOf(plan, terms, account, scale);
  const isOwn = account !== null && own !== null && own.refusal === null;
  const thought = isOwn ? account : twice(total, mark);
  return {
    calculation: isOwn ? own : calculationOf(plan, terms, thought, scale),
    night: overnightRate === undefined || !isPositive(overnightRate) ? null : overnightInterest(value, overnightRate),
    against,
    available: thought.available,
    isOwn,
  };
}

/** Enough to open it, and as much again beside it. */
const twice = (total: Amount, mark: Price): HeldAccount => ({
  available: add(total, total),
  margins: ZERO,
  profits: ZERO,
  net: ZERO,
  mark,
});
