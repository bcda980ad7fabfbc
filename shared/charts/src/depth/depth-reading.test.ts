import { amount, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { readableRows, readingAfter, readingAt } from './depth-reading';

const row = (at: string, sum: string) => ({ price: price(at), sum: amount(sum) });
const rows = {
  bids: [row('99', '1'), row('98', '3'), row('97', '4'), row('90', '9')],
  asks: [row('101', '2'), row('103', '5')],
};
const readings = readableRows(rows);

test('reads prices upward, each with its distance from the middle', () => {
  expect(readings.map(({ row, distance }) => [row.price, distance])).toEqual([
    ['97', '-3'],
    ['98', '-2'],
    ['99', '-1'],
    ['101', '1'],
    ['103', '3'],
  ]);
});

test.each([
  [97.4, '98', '3'],
  [98, '98', '3'],
  [95, '97', '4'],
  [99.4, '99', '1'],
  [100.6, '101', '2'],
  [102.9, '101', '2'],
  [110, '103', '5'],
])('at %d stands what can be had from the middle up to there', (at, found, sum) => {
  expect(readingAt(at, readings)).toMatchObject({ row: { price: found }, sum });
});

test('goes from price to price by the arrows, from the best ask on, and never off the ends', () => {
  const after = (key: string, now: string | null, far = false) =>
    readingAfter(key, far, now === null ? null : price(now), readings)?.row.price;
  expect(after('ArrowRight', null)).toBe('103');
  expect(after('ArrowLeft', null)).toBe('99');
  expect(after('ArrowLeft', '99')).toBe('98');
  expect(after('ArrowLeft', '98', true)).toBe('97');
  // It was taken from the book meanwhile.
  expect(after('ArrowRight', '97.5')).toBe('99');
  expect(after('End', '97')).toBe('103');
  expect(after('x', '97')).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End')), keys => {
      let now = price('99');
      for (const key of keys) now = readingAfter(key, false, now, readings)?.row.price ?? price('0');
      expect(readings.map(({ row }) => row.price)).toContain(now);
    }),
  );
});

test('an empty side is read as nothing', () => {
  expect(readableRows({ bids: rows.bids, asks: [] })).toEqual([]);
  expect(readingAt(100, [])).toBeNull();
  expect(readingAfter('ArrowLeft', false, null, [])).toBeNull();
});
