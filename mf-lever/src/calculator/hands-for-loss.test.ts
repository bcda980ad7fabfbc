import { amount, branded, decimal, type Decimal, fromScaled, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { handsForLoss, type LossWish } from './hands-for-loss';

const terms = {
  spread: decimal('0.02'),
  fee: decimal('0.05'),
  shareNumber: decimal('0.01'),
  handLimits: { min: decimal('1'), max: decimal('500') },
};
const wish: LossWish = { direction: 'long', price: price('50000'), exit: price('49000'), most: amount('100') };

// A hand opens at 50010 and loses 10.1; its fee is 0.25005.
it.each([
  ['100', { kind: 'hands', hands: '9', loss: '93.15045', isMost: false }],
  ['103.5005', { kind: 'hands', hands: '10', loss: '103.5005', isMost: false }],
  ['103.50049999', { kind: 'hands', hands: '9', loss: '93.15045', isMost: false }],
  ['10.35004', { kind: 'too-few', least: '10.35005' }],
  ['9999999', { kind: 'hands', hands: '500', loss: '5175.025', isMost: true }],
] as const)('finds the most hands for a loss of at most %s (leverage.hands-for-loss)', (most, found) => {
  expect(handsForLoss({ ...wish, most: amount(most) }, terms)).toEqual(found);
});

it('is the mirror of it for a short', () => {
  const short = { ...wish, direction: 'short', exit: price('51000') } as const;
  expect(handsForLoss(short, terms)).toMatchObject({ kind: 'hands', hands: '9' });
});

it('finds none where nothing is lost', () => {
  expect(handsForLoss({ ...wish, exit: price('50100') }, terms)).toEqual({ kind: 'no-loss' });
  // Within the spread and the fee a price that is better than the present one still loses.
  expect(handsForLoss({ ...wish, exit: price('50020') }, terms)).toMatchObject({ kind: 'hands' });
});

it('knows no upper limit where the pair has none', () => {
  const free = { ...terms, handLimits: { min: decimal('1'), max: decimal('0') } };
  expect(handsForLoss({ ...wish, most: amount('10350050') }, free)).toMatchObject({ hands: '1000000', isMost: false });
});

/** Another way to the same: whole numbers only, in units of 10^-14. */
function lossInUnits({ direction, price: at, exit }: LossWish, hands: bigint): bigint {
  const cents = (text: string) => {
    const [int = '', fraction = ''] = text.split('.');
    return BigInt(int + fraction.padEnd(2, '0'));
  };
  const opened = cents(at) * (direction === 'long' ? 10_002n : 9_998n);
  const lost = (opened - cents(exit) * 10_000n) * (direction === 'long' ? 1n : -1n) * hands;
  const feeInUnits = opened * hands * 5n;
  const fee8 = (feeInUnits + 9_999n) / 10_000n;
  return lost * 1_000_000n + fee8 * 1_000_000n;
}

it('loses no more than was wished, and one hand more would', () => {
  const cents = fc.integer({ min: 100, max: 20_000_000 }).map(units => price((units / 100).toFixed(2)));
  const wishes: fc.Arbitrary<LossWish> = fc.record({
    direction: fc.constantFrom('long', 'short'),
    price: cents,
    exit: cents,
    most: fc.bigInt({ min: 1n, max: 10n ** 13n }).map(units => branded(fromScaled(units, 8))),
  });
  const free = { ...terms, handLimits: { min: decimal('1'), max: decimal('0') } };
  const units = (value: Decimal) => {
    const [int = '', fraction = ''] = value.split('.');
    return BigInt(int + fraction.padEnd(14, '0'));
  };
  const isRight = (one: LossWish): boolean => {
    const found = handsForLoss(one, free);
    if (found.kind === 'no-loss') return lossInUnits(one, 1_000_000n) <= 1_000_000n;
    const [hands, said] = found.kind === 'hands' ? [BigInt(found.hands), found.loss] : [0n, found.least];
    return (
      units(said) === lossInUnits(one, found.kind === 'hands' ? hands : 1n) &&
      lossInUnits(one, hands) <= units(one.most) &&
      lossInUnits(one, hands + 1n) > units(one.most)
    );
  };
  fc.assert(fc.property(wishes, one => expect(isRight(one)).toBe(true)));
});
