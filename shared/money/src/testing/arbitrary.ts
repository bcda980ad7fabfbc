import * as fc from 'fast-check';
import type { Amount, Decimal, Price } from '../amount';
import { branded } from '../amount';
import { fromScaled } from '../scaled';

interface Bounds {
  readonly min?: bigint;
  readonly max?: bigint;
}

const MOST = 10n ** 24n;

/** Decimals of up to 12 places, zeros and trailing zeros among them. */
export function aDecimal({ min = -MOST, max = MOST }: Bounds = {}): fc.Arbitrary<Decimal> {
  return fc
    .tuple(fc.oneof(fc.bigInt({ min, max }), fc.bigInt({ min, max: min + 1000n })), fc.integer({ min: 0, max: 12 }))
    .map(([units, scale]) => fromScaled(units, scale));
}

export const anAmount = (): fc.Arbitrary<Amount> => aDecimal({ min: 0n }).map(value => branded(value));
export const aPrice = (): fc.Arbitrary<Price> => aDecimal({ min: 1n }).map(value => branded(value));
