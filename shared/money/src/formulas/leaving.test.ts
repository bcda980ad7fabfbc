import * as fc from 'fast-check';
import { type Amount, branded } from '../amount';
import { add, compare, isPositive, isZero, neg, sub } from '../arithmetic';
import { amount, ZERO } from '../decimal';
import { fromScaled } from '../scaled';
import { mayLeave } from './leaving';
import { refusesOpening, riskRate } from './leverage';
import type { MarginSums } from './liquidation';

const account: MarginSums = { available: amount('500'), margins: amount('485'), profits: amount('0') };

describe('what may leave the leverage account (leverage.may-leave)', () => {
  // (500 − 402.999515 + 485) ÷ 485 is 120.0001 %, and at 120 % it would be refused.
  test('is what keeps the risk rate above 120, cut to what its currency has', () => {
    expect(mayLeave(account, 8)).toBe('402.999515');
    expect(mayLeave(account, 2)).toBe('402.99');
  });
  test('is less by what positions lose, and more by what they win, but never more than there is', () => {
    expect(mayLeave({ ...account, profits: amount('-400.5') }, 2)).toBe('2.49');
    expect(mayLeave({ ...account, profits: amount('50') }, 2)).toBe('452.99');
    expect(mayLeave({ ...account, profits: amount('900') }, 2)).toBe('500');
  });
  test('is nothing where the rate is not above it by itself', () => {
    expect(mayLeave({ ...account, available: amount('97') }, 8)).toBe('0');
    expect(mayLeave({ ...account, profits: amount('-2000') }, 8)).toBe('0');
  });
  test('is all of it while nothing is at risk', () => {
    expect(mayLeave({ ...account, margins: ZERO }, 2)).toBe('500');
  });
});

const money = (least: bigint) =>
  fc.bigInt({ min: least, max: 1_000_000_000n }).map(units => branded<Amount>(fromScaled(units, 4)));
const anAccount: fc.Arbitrary<MarginSums> = fc.record({
  available: money(0n),
  margins: money(1n),
  profits: fc.tuple(money(0n), fc.boolean()).map(([won, isLost]) => (isLost ? neg(won) : won)),
});
const isRefused = ({ available, margins, profits }: MarginSums, leaving: Amount) =>
  refusesOpening(riskRate(sub(available, leaving), margins, profits));

test('the exchange lets it go, and not a digit more (leverage.may-leave)', () => {
  fc.assert(
    fc.property(anAccount, fc.integer({ min: 0, max: 8 }), (held, scale) => {
      const leaving = mayLeave(held, scale);
      const more = add(leaving, fromScaled(1n, scale));
      expect(isZero(leaving) || (isPositive(leaving) && !isRefused(held, leaving))).toBe(true);
      expect(compare(leaving, held.available)).toBeLessThanOrEqual(0);
      expect(compare(more, held.available) > 0 || isRefused(held, more)).toBe(true);
    }),
  );
});
