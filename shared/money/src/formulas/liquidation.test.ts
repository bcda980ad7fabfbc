import * as fc from 'fast-check';
import { type Amount, branded, type Price } from '../amount';
import { add, neg, sub, sum } from '../arithmetic';
import { amount, decimal, price } from '../decimal';
import { fromScaled, toScaled } from '../scaled';
import { isLiquidated, leverageEstimate, positionProfit, riskRate } from './leverage';
import { type AccountAtRisk, afterOpening, holdingOnly, liquidationPrice, type Stake } from './liquidation';

const long: Stake = { direction: 'long', quantity: amount('0.1'), openPrice: price('50000') };
const short: Stake = { ...long, direction: 'short' };
/** Ten times: 500 of margin, and so much beside it. */
const with500 = (available: string, ...stakes: readonly Stake[]): AccountAtRisk => ({
  available: amount(available),
  margins: amount('500'),
  profits: amount('0'),
  stakes,
});

describe('the liquidation price (leverage.liquidation-price)', () => {
  // (100 + 500 − 50) ÷ 500 is 110 %, and 50 is lost 500 below the opening.
  test('is where the risk rate is 110, the fifth decimal of which is cut', () => {
    expect(liquidationPrice(with500('100', long), 2)).toBe('49500');
    expect(liquidationPrice(with500('100', short), 2)).toBe('50500');
    expect(liquidationPrice(with500('100', long), 3)).toBe('49500.004');
  });
  test('is beyond the opening where nothing is left beside the margin', () => {
    expect(liquidationPrice(with500('0', long), 2)).toBe('50500');
  });
  test('moves by what other pairs have won', () => {
    expect(liquidationPrice({ ...with500('100', long), profits: amount('20') }, 2)).toBe('49300');
  });
  test('is none where the positions outweigh each other, where nothing is held, and below zero', () => {
    expect(liquidationPrice(with500('100', long, short), 2)).toBeNull();
    expect(liquidationPrice(holdingOnly(amount('100')), 2)).toBeNull();
    expect(liquidationPrice(with500('9000', long), 2)).toBeNull();
  });
  test('after an opening counts its margin, its fee and the spread', () => {
    const terms = { spread: decimal('0.02'), fee: decimal('0.05'), shareNumber: decimal('0.01') };
    const order = {
      price: price('50000'),
      direction: 'long',
      hands: decimal('10'),
      multiplier: decimal('10'),
    } as const;
    const estimate = leverageEstimate(order, terms);
    const stake: Stake = { direction: 'long', quantity: amount('0.1'), openPrice: estimate.price };
    // 50010 × 0.1: margin 500.1, fee 2.5005; lost at 602.6005 − 2.5005 − 550.11 below 50010.
    const opened = afterOpening(holdingOnly(amount('602.6005')), stake, estimate);
    expect(opened).toMatchObject({ available: '100', margins: '500.1' });
    expect(liquidationPrice(opened, 2)).toBe('49510.1');
  });
});

const SCALE = 2;
const aMoney = (most: bigint): fc.Arbitrary<Amount> =>
  fc.bigInt({ min: 0n, max: most }).map(units => branded(fromScaled(units, 4)));
const aStake = (): fc.Arbitrary<Stake> =>
  fc.record({
    direction: fc.constantFrom('long', 'short'),
    quantity: fc.bigInt({ min: 1n, max: 5_000n }).map(units => branded<Amount>(fromScaled(units, 3))),
    openPrice: fc.bigInt({ min: 100n, max: 10_000_000n }).map(units => branded<Price>(fromScaled(units, SCALE))),
  });
const anAccount = (): fc.Arbitrary<AccountAtRisk> =>
  fc.record({
    available: aMoney(1_000_000_000n),
    margins: aMoney(1_000_000_000n).map(value => add(value, decimal('1'))),
    profits: fc.tuple(aMoney(100_000_000n), fc.boolean()).map(([value, isLoss]) => (isLoss ? neg(value) : value)),
    stakes: fc.array(aStake(), { minLength: 1, maxLength: 4 }),
  });

/** By the risk rate itself, as the exchange looks at an account. */
function isLostAt({ available, margins, profits, stakes }: AccountAtRisk, at: Price): boolean {
  const moved = stakes.map(({ direction, openPrice, quantity }) => positionProfit(direction, openPrice, at, quantity));
  return isLiquidated(riskRate(available, margins, add(profits, sum(moved))));
}

/** A second reckoning: whole numbers only, and no division at all. */
function isLostInUnits({ available, margins, profits, stakes }: AccountAtRisk, at: Price): boolean {
  const units = (value: Parameters<typeof toScaled>[0]) => toScaled(value, 8);
  const price = units(at);
  let equity = (units(available) + units(margins) + units(profits)) * 10n ** 8n;
  for (const { direction, quantity, openPrice } of stakes) {
    const gain = units(quantity) * (price - units(openPrice));
    equity += direction === 'long' ? gain : -gain;
  }
  return equity * 1_000_000n < units(margins) * 10n ** 8n * 1_100_001n;
}

test('at the liquidation price the account is lost, and one tick away it is not', () => {
  fc.assert(
    fc.property(anAccount(), account => {
      const found = liquidationPrice(account, SCALE);
      if (found === null) return;
      const tick = decimal('0.01');
      const [nearer, further] = [add(found, tick), sub(found, tick)];
      const isFalling = isLostAt(account, further);
      const safe = isFalling ? nearer : further;
      for (const isLost of [isLostAt, isLostInUnits]) {
        expect([isLost(account, found), isLost(account, safe)]).toEqual([true, false]);
      }
    }),
    { numRuns: 500 },
  );
});
