import { median, percentile } from './statistics';

test('a percentile is one of the values, by the nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect(median(values)).toBe(3);
  expect(percentile(values, 0.95)).toBe(5);
  expect(percentile(values, 0.2)).toBe(1);
  expect(percentile([7], 0)).toBe(7);
});

test('of nothing there is none', () => {
  expect(median([])).toBeNaN();
});
