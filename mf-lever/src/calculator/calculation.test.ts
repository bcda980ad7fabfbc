import { amount, decimal, type Direction, price, scaleOf, ZERO } from '@tradefloor/money';
import * as fc from 'fast-check';
import { calculationOf, type HeldAccount, type Plan } from './calculation';

const terms = { spread: decimal('0.02'), fee: decimal('0.05'), shareNumber: decimal('0.01') };
const plan: Plan = {
  direction: 'long',
  price: price('50000'),
  multiplier: decimal('10'),
  hands: decimal('10'),
  exit: price('51000'),
};
const holding = (available: string): HeldAccount => ({
  available: amount(available),
  margins: ZERO,
  profits: ZERO,
  net: ZERO,
  mark: price('50000'),
});
const account = holding('602.6005');

it('reckons margin, fee, liquidation and what a price brings', () => {
  expect(calculationOf(plan, terms, account, 2)).toEqual({
    estimate: { price: '50010', value: '5001', margin: '500.1', fee: '2.5005', total: '502.6005' },
    quantity: '0.1',
    liquidation: '49510.1',
    // Of 100 available and 500.1 of margin, 1 is the spread's.
    riskRate: '119.796',
    refusal: 'risk',
    outcome: { profit: '99', afterFee: '96.4995', share: '19.29', isBeyondLiquidation: false },
  });
});

it('is the mirror of it for a short, the spread on its other side', () => {
  const { estimate, outcome } = calculationOf({ ...plan, direction: 'short', exit: price('49000') }, terms, account, 2);
  expect(estimate.price).toBe('49990');
  expect(outcome).toMatchObject({ profit: '99', share: '19.3' });
});

it.each([
  ['502.6004', 'short'],
  ['602.6005', 'risk'],
  ['702.6005', null],
])('with %s available: %s', (available, refusal) => {
  expect(calculationOf(plan, terms, holding(available), 2).refusal).toBe(refusal);
});

it('counts what the account holds already: in this pair by the price that is thought of, in others as it is', () => {
  const held: HeldAccount = {
    available: amount('1000'),
    margins: amount('300'),
    // A short of 0.04, opened at 50500, has won 40 at 49500; other pairs have lost 40.
    profits: ZERO,
    net: decimal('-0.04'),
    mark: price('49500'),
  };
  const found = calculationOf(plan, terms, held, 2);
  // 1000 − 502.6005 available, 800.1 of margins; −40, +20 of the short, −1 of the spread.
  expect(found.riskRate).toBe('159.5424');
  expect(found.liquidation).toBe('43393.52');
});

it('says of a price beyond the liquidation that it is never reached', () => {
  const beyond = (direction: Direction, exit: string) =>
    calculationOf({ ...plan, direction, exit: price(exit) }, terms, account, 2).outcome?.isBeyondLiquidation;
  expect([beyond('long', '49510.1'), beyond('long', '49510.11')]).toEqual([true, false]);
  expect([beyond('short', '50492.11'), beyond('short', '50492.1')]).toEqual([true, false]);
});

/** Another way to the same figures: fractions of whole numbers, no formula of the suite. */
function secondReckoning({ direction, price: at, hands, multiplier, exit }: Plan) {
  const up = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
  const whole = (text: string) => {
    const [int = '', fraction = ''] = text.split('.');
    return BigInt(int + fraction.padEnd(8, '0'));
  };
  const spread = direction === 'long' ? 10_002n : 9_998n;
  // In units of 10^-12: eight digits of the price, four of the spread.
  const opened = whole(at) * spread;
  const quantity = BigInt(hands);
  const value = opened * quantity;
  const sign = direction === 'long' ? 1n : -1n;
  return {
    price12: opened,
    margin8: up(value, 10n ** 6n * BigInt(multiplier)),
    fee8: up(value * 5n, 10n ** 10n),
    profit14: sign * (whole(exit ?? '0') * 10_000n - opened) * quantity,
  };
}

/** So many units of 10^-scale. */
const unitsOf = (text: string, scale: number) =>
  BigInt(text.replace('.', '') + '0'.repeat(scale - scaleOf(decimal(text))));

it('agrees with a second, independent reckoning', () => {
  const cents = fc.integer({ min: 100, max: 20_000_000 }).map(units => price((units / 100).toFixed(2)));
  const plans: fc.Arbitrary<Plan> = fc.record({
    direction: fc.constantFrom('long', 'short'),
    price: cents,
    multiplier: fc.constantFrom('5', '10', '20', '50', '100').map(decimal),
    hands: fc.integer({ min: 1, max: 2_000 }).map(count => decimal(String(count))),
    exit: cents,
  });
  fc.assert(
    fc.property(plans, one => {
      const { estimate, outcome } = calculationOf(one, terms, account, 2);
      const second = secondReckoning(one);
      expect(unitsOf(estimate.price, 12)).toBe(second.price12);
      expect(unitsOf(estimate.margin, 8)).toBe(second.margin8);
      expect(unitsOf(estimate.fee, 8)).toBe(second.fee8);
      expect(unitsOf(outcome?.profit ?? '0', 14)).toBe(second.profit14);
    }),
  );
});

it('says nothing of an account that is not known', () => {
  const found = calculationOf(plan, terms, null, 2);
  expect(found).toMatchObject({ liquidation: null, riskRate: null, refusal: null, outcome: { profit: '99' } });
});
