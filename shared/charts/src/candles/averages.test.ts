import * as fc from 'fast-check';
import { bollinger, exponentialAverage, macd, movingAverage, relativeStrength } from './averages';

const USUAL = { fast: 12, slow: 26, signal: 9 };

const closes = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 80 });

test('a moving average needs its whole window', () => {
  expect(movingAverage([1, 2, 3, 4, 8], 3)).toEqual([null, null, 2, 3, 5]);
});

test('an exponential average begins as the plain one', () => {
  expect(exponentialAverage([2, 4, 6, 8], 3)).toEqual([null, null, 4, 6]);
  expect(exponentialAverage([null, 2, 4, 6], 3)).toEqual([null, null, null, 4]);
});

test('bands are as wide as the prices are scattered', () => {
  const { middle, upper, lower } = bollinger([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
  expect([middle.at(-1), upper.at(-1), lower.at(-1)]).toEqual([5, 9, 1]);
  expect(bollinger([3, 3, 3], 3, 2).upper.at(-1)).toBe(3);
});

test('of flat prices MACD is nothing and strength is even', () => {
  const flat = Array.from({ length: 60 }, () => 7);
  expect(macd(flat, USUAL).histogram.at(-1)).toBeCloseTo(0);
  expect(relativeStrength(flat, 14).at(-1)).toBe(50);
});

test('strength of Wilder’s own kind: only rises are 100, only falls 0', () => {
  const rising = Array.from({ length: 20 }, (_, index) => 10 + index);
  expect(relativeStrength(rising, 14).at(-1)).toBe(100);
  expect(relativeStrength(rising.toReversed(), 14).at(-1)).toBe(0);
  expect(relativeStrength(rising, 14)[13]).toBeNull();
  expect(relativeStrength([1, 2, 1, 2, 1], 4).at(-1)).toBe(50);
});

test('each gives one value a bar, and a strength stays between 0 and 100', () => {
  fc.assert(
    fc.property(closes, prices => {
      const { line, signal, histogram } = macd(prices, USUAL);
      const strength = relativeStrength(prices, 5);
      for (const values of [movingAverage(prices, 7), line, signal, histogram, strength])
        expect(values).toHaveLength(prices.length);
      expect(strength.every(value => value === null || (value >= 0 && value <= 100))).toBe(true);
    }),
  );
});

test('a new last price leaves all earlier values as they were', () => {
  fc.assert(
    fc.property(closes, fc.double({ min: 1, max: 1e6, noNaN: true }), (prices, next) => {
      const before = exponentialAverage(prices, 5);
      expect(exponentialAverage([...prices, next], 5).slice(0, -1)).toEqual(before);
    }),
  );
});
