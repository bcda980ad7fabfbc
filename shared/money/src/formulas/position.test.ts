import * as fc from 'fast-check';
import { amount, decimal, price, ZERO } from '../decimal';
import { toScaled } from '../scaled';
import { distanceTo, isReached, marginRate, settledProfit, stopAt } from './position';
import { riskLevel, riskShare } from './risk';

const long = { direction: 'long', takeProfit: price('120'), stopLoss: price('90') } as const;
const short = { direction: 'short', takeProfit: price('80'), stopLoss: price('110') } as const;

test.each([
  [long, '120', 'take-profit'],
  [long, '119.99', null],
  [long, '90', 'stop-loss'],
  [long, '90.01', null],
  [short, '80', 'take-profit'],
  [short, '110', 'stop-loss'],
  [short, '100', null],
] as const)('%j at %s: %s', (position, at, stop) => {
  expect(stopAt(position, price(at))).toBe(stop);
});

test('a stop of zero is none (leverage.stop-step)', () => {
  const none = { takeProfit: price('0'), stopLoss: price('0') };
  expect(stopAt({ direction: 'short', ...none }, price('0.00001'))).toBeNull();
  expect(stopAt({ direction: 'long', ...none }, price('999999'))).toBeNull();
});

test('a limit opens at its price or a better one', () => {
  expect(isReached('long', price('100'), price('100'))).toBe(true);
  expect(isReached('long', price('100'), price('100.01'))).toBe(false);
  expect(isReached('short', price('100'), price('100.01'))).toBe(true);
  expect(isReached('short', price('100'), price('99.99'))).toBe(false);
});

// leverage.position-profit, beside a reckoning in whole units of the last digit there can be.
test('what is settled is the profit, cut toward less of it', () => {
  const units = (most: bigint) => fc.bigInt({ min: 1n, max: most });
  fc.assert(
    fc.property(units(10n ** 9n), units(10n ** 9n), units(10n ** 8n), fc.boolean(), (open, now, quantity, isLong) => {
      const text = (value: bigint, digits: number) =>
        `${value / 10n ** BigInt(digits)}.${String(value % 10n ** BigInt(digits)).padStart(digits, '0')}`;
      const direction = isLong ? 'long' : 'short';
      const profit = settledProfit(
        { direction, open: price(text(open, 4)), quantity: amount(text(quantity, 6)) },
        price(text(now, 4)),
        8,
      );
      const exact = (isLong ? now - open : open - now) * quantity;
      const cut = exact >= 0n ? exact / 100n : -((-exact + 99n) / 100n);
      expect(toScaled(profit, 8)).toBe(cut);
    }),
  );
});

test('what is left of a margin, and how far a price is', () => {
  expect(marginRate(amount('50'), amount('-12.5'))).toBe('75');
  expect(marginRate(amount('0'), amount('1'))).toBeNull();
  expect(distanceTo(price('90'), price('100'))).toBe('10');
  expect(distanceTo(price('110.5'), price('100'))).toBe('10.5');
  expect(distanceTo(null, price('100'))).toBeNull();
  expect(distanceTo(price('1'), ZERO as ReturnType<typeof price>)).toBeNull();
});

test.each([
  [null, 'calm', 0],
  ['220', 'calm', 50],
  ['150.0001', 'calm', 73],
  ['150', 'warned', 73],
  ['115.0001', 'warned', 95],
  ['115', 'alarming', 95],
  ['110', 'alarming', 100],
  ['-3', 'alarming', 100],
] as const)('a risk rate of %s is %s, %i of the gauge (leverage.risk-warned)', (rate, level, share) => {
  const known = rate === null ? null : decimal(rate);
  expect(riskLevel(known)).toBe(level);
  expect(riskShare(known)).toBe(share);
});
