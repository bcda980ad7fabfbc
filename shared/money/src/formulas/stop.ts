import type { Price } from '../amount';
import { add, isNegative, sub } from '../arithmetic';
import { price, ZERO } from '../decimal';

/** leverage.stop-step. */
export const STOP_STEP = price('0.01');

export interface SteppedStop {
  readonly price: Price;
  /** Whether the step would have gone below zero, which says "cannot be less than zero". */
  readonly refused: boolean;
}

/** leverage.stop-step: never below zero; the refused step leaves the price where it was. */
export function stepStop(current: Price | null, way: 'up' | 'down'): SteppedStop {
  const from = current ?? ZERO;
  const next = way === 'up' ? add(from, STOP_STEP) : sub(from, STOP_STEP);
  return isNegative(next) ? { price: from, refused: true } : { price: next, refused: false };
}
