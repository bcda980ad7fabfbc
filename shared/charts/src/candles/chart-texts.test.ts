import { amount, price } from '@tradefloor/money';
import type { ChartBar } from './bars';
import { shapeOfTick, tickTextOf, timeTextOf, zoneOf } from './chart-texts';

const HOUR = 3_600_000;
const EVENING = Date.parse('2026-11-21T18:45:00Z');
const one = price('1');
const barsOf = (period: number): ChartBar[] =>
  [0, 1].map(index => ({ time: index * period, open: one, high: one, low: one, close: one, volume: amount('1') }));

test.each([
  ['2026-01-01T00:00:00Z', 'year'],
  ['2026-11-01T00:00:00Z', 'month'],
  ['2026-11-21T00:00:00Z', 'day-month'],
  ['2026-01-01T00:15:00Z', 'minute'],
] as const)('a tick at %s says its %s', (time, shape) => {
  expect(shapeOfTick(Date.parse(time), 'UTC')).toBe(shape);
});

describe('to a reader who is five and a half hours ahead', () => {
  beforeEach(() => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['2026-12-31T18:30:00Z', 'year'],
    ['2026-10-31T18:30:00Z', 'month'],
    ['2026-11-20T18:30:00Z', 'day-month'],
    ['2026-11-21T00:00:00Z', 'minute'],
  ] as const)('a tick at %s says the %s that begins there', (time, shape) => {
    expect(shapeOfTick(Date.parse(time), undefined)).toBe(shape);
  });
});

test('hours are the reader’s, days the market’s (market.session-utc)', () => {
  expect(zoneOf(barsOf(HOUR / 4))).toBeUndefined();
  expect(zoneOf(barsOf(24 * HOUR))).toBe('UTC');
  expect(zoneOf(barsOf(7 * 24 * HOUR))).toBe('UTC');
  expect(zoneOf([])).toBeUndefined();
});

test('a day’s bar is named by its date, a shorter one by its time', () => {
  expect(timeTextOf(EVENING, 'en', 'UTC')).toBe('11/21/2026');
  expect(timeTextOf(EVENING, 'en', undefined)).toMatch(/^\d\d\/\d\d, \d\d:45$/);
  expect(tickTextOf(EVENING, 'en', 'UTC')).toBe('18:45');
});
