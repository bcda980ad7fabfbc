import * as fc from 'fast-check';
import { type Amount, branded, type Decimal, type Price } from '../amount';
import { add, mul, neg, sub } from '../arithmetic';
import { amount, decimal, price } from '../decimal';
import { fromScaled, toScaled } from '../scaled';
import { isLiquidated, riskRate } from './leverage';
import { liquidationPrice, type MarginSums, type PairHeld } from './liquidation';

const account: MarginSums = { available: amount('100'), margins: amount('500'), profits: amount('0') };
const long: PairHeld = { mark: price('50000'), net: decimal('0.1'), scale: 2 };
const short: PairHeld = { ...long, net: decimal('-0.1') };

describe('the liquidation price (leverage.liquidation-price)', () => {
  // (100 + 500 − 50) ÷ 500 is 110 %, and 50 is lost 500 away.
  test('is where the risk rate is 110, the fifth decimal of which is cut', () => {
    expect(liquidationPrice(account, long)).toBe('49500');
    expect(liquidationPrice(account, short)).toBe('50500');
    expect(liquidationPrice(account, { ...long, scale: 3 })).toBe('49500.004');
  });
  test('is the mark where nothing is left to lose', () => {
    expect(liquidationPrice({ ...account, available: amount('50') }, long)).toBe('50000');
  });
  test('moves by what other pairs have won', () => {
    expect(liquidationPrice({ ...account, profits: amount('20') }, long)).toBe('49300');
  });
  test('is none where nothing is held, where longs and shorts outweigh each other, and below zero', () => {
    expect(liquidationPrice(account, { ...long, net: decimal('0') })).toBeNull();
    expect(liquidationPrice({ ...account, margins: amount('0') }, long)).toBeNull();
    expect(liquidationPrice({ ...account, available: amount('9000') }, long)).toBeNull();
  });
});

const aMoney = (most: bigint): fc.Arbitrary<Amount> =>
  fc.bigInt({ min: 0n, max: most }).map(units => branded(fromScaled(units, 4)));
const eitherSign = <Value extends Decimal>(value: fc.Arbitrary<Value>) =>
  fc.tuple(value, fc.boolean()).map(([one, isNegative]) => (isNegative ? neg(one) : one));
const anAccount = (): fc.Arbitrary<MarginSums> =>
  fc.record({
    available: aMoney(1_000_000_000n),
    margins: aMoney(1_000_000_000n).map(value => add(value, decimal('1'))),
    profits: eitherSign(aMoney(100_000_000n)),
  });
const aPair = (): fc.Arbitrary<PairHeld> =>
  fc.record({
    mark: fc.bigInt({ min: 100n, max: 10_000_000n }).map(units => branded<Price>(fromScaled(units, 2))),
    net: eitherSign(fc.bigInt({ min: 1n, max: 5_000n }).map(units => fromScaled(units, 3))),
    scale: fc.constant(2),
  });

/** By the risk rate itself, as the exchange looks at an account. */
function isLostAt({ available, margins, profits }: MarginSums, { mark, net }: PairHeld, at: Price): boolean {
  return isLiquidated(riskRate(available, margins, add(profits, mul(net, sub(at, mark)))));
}

/** A second reckoning: whole numbers only, and no division at all. */
function isLostInUnits({ available, margins, profits }: MarginSums, { mark, net }: PairHeld, at: Price): boolean {
  const units = (value: Decimal) => toScaled(value, 8);
  const held = (units(available) + units(margins) + units(profits)) * 10n ** 8n;
  const equity = held + units(net) * (units(at) - units(mark));
  return equity * 1_000_000n < units(margins) * 10n ** 8n * 1_100_001n;
}

test('at the liquidation price the account is lost, and one tick nearer to the mark it is not', () => {
  let found = 0;
  fc.assert(
    fc.property(anAccount(), aPair(), (sums, pair) => {
      const at = liquidationPrice(sums, pair);
      if (at === null) return;
      found += 1;
      const nearer = pair.net.startsWith('-') ? sub(at, decimal('0.01')) : add(at, decimal('0.01'));
      for (const isLost of [isLostAt, isLostInUnits]) {
        expect(isLost(sums, pair, at)).toBe(true);
        expect(at !== pair.mark && isLost(sums, pair, nearer)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(100);
});
