import { type Decimal, decimal, type Direction } from '@tradefloor/money';
import type { OrderBounds, OrderNumbers } from './calculator-props';

/** What is worked out: what a position brings, or how many hands lose no more than so much. */
export type Aim = 'outcome' | 'hands';

/** What is typed, as it is typed. */
export interface Draft {
  readonly aim: Aim;
  readonly direction: Direction;
  /** Empty: the mark price of the moment. */
  readonly price: string;
  readonly multiplier: Decimal;
  readonly hands: string;
  readonly exit: string;
  /** The most that may be lost. */
  readonly most: string;
  /** Typed over what the account has; null while nothing is. */
  readonly available: string | null;
}

const ONCE = decimal('1');

export const draftOf = (given: OrderNumbers, { multipliers }: OrderBounds): Draft => ({
  aim: 'outcome',
  direction: given.direction,
  price: given.price ?? '',
  multiplier: given.multiplier ?? multipliers[0] ?? ONCE,
  hands: given.hands ?? '',
  exit: '',
  most: '',
  available: null,
});
