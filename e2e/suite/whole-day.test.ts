import { dayLasts } from './whole-day';

it.each([
  ['2026-11-22T23:55:59Z', true],
  ['2026-11-22T23:56:00Z', false],
  ['2026-11-22T23:59:59Z', false],
  ['2026-11-23T00:00:00Z', true],
  ['2026-11-23T08:00:00Z', true],
  ['2026-11-23T15:55:59Z', true],
  // Midnight in Beijing.
  ['2026-11-23T15:56:00Z', false],
  ['2026-11-23T16:00:00Z', true],
])('at %s a journey has its day to itself: %s', (at, lasts) => {
  expect(dayLasts(Date.parse(at))).toBe(lasts);
});
