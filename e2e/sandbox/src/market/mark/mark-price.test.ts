import * as fc from 'fast-check';
import { SECOND } from '../../clock/clock';
import { MarkPrice } from './mark-price';
import { medianOf } from './median';

const prices = fc.bigInt({ min: 1n, max: 10n ** 12n });

it('is the middle one of three, whatever one of them says', () => {
  fc.assert(
    fc.property(prices, prices, prices, prices, (one, other, wild, wilder) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      for (const third of [wild, wilder]) {
        for (const sources of [
          { middle: one, traded: other, index: third },
          { middle: one, traded: third, index: other },
          { middle: third, traded: one, index: other },
        ]) {
          expect(medianOf(sources)).toBeGreaterThanOrEqual(low);
          expect(medianOf(sources)).toBeLessThanOrEqual(high);
        }
      }
    }),
  );
});

it('is the index where another source is silent', () => {
  expect(medianOf({ middle: null, traded: 5n, index: 9n })).toBe(9n);
  expect(medianOf({ middle: 5n, traded: null, index: 9n })).toBe(9n);
});

it('weighs the trades of the last half minute by their size', () => {
  const mark = new MarkPrice();
  mark.traded(100n, 1n, 0);
  mark.traded(200n, 3n, 10 * SECOND);
  mark.see({ middle: 300n, index: 1n }, 20 * SECOND);
  expect(mark.units).toBe(175n);
  // The first one is too old by now.
  mark.see({ middle: 300n, index: 1n }, 31 * SECOND);
  expect(mark.units).toBe(200n);
  mark.see({ middle: 300n, index: 1n }, 50 * SECOND);
  expect(mark.units).toBe(1n);
});

it('knows where it was, and what it did since', () => {
  const mark = new MarkPrice();
  expect([mark.units, mark.at(0)]).toEqual([null, null]);
  mark.restore(5n, 1_000);
  mark.see({ middle: 6n, index: 6n }, 2_000);
  const known = mark.newestId;
  mark.see({ middle: 6n, index: 6n }, 2_500);
  mark.see({ middle: 7n, index: 7n }, 3_000);
  expect([500, 1_000, 1_999, 2_000, 2_999, 9_000].map(at => mark.at(at))).toEqual([5n, 5n, 5n, 6n, 6n, 7n]);
  expect(mark.after(known).map(({ price }) => price)).toEqual([7n]);
  expect(mark.after(mark.newestId)).toEqual([]);
});

it('tells of the last of many changes, and keeps no more than it must', () => {
  const mark = new MarkPrice();
  for (let at = 0; at < 100_000; at += 1) mark.see({ middle: null, index: BigInt(at + 1) }, at);
  expect(mark.units).toBe(100_000n);
  expect(mark.after(0).length).toBeLessThan(1_300);
  expect(mark.after(mark.newestId - 1).map(({ price }) => price)).toEqual([100_000n]);
});
