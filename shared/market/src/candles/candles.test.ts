import type { Resolution } from '@tradefloor/contract';
import { amount, price, sum } from '@tradefloor/money';
import * as fc from 'fast-check';
import { type Bar, rolledUp, withoutGaps } from './bar';
import { CandleSeries } from './candle-series';
import { nextPeriod, periodStart } from './period';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 20, 23, 58);

function aBar(minute: number, close = 10, volume = 1, from: Partial<Bar> = {}): Bar {
  const text = price(String(close));
  return {
    time: start + minute * MINUTE,
    open: text,
    high: text,
    low: text,
    close: text,
    volume: amount(String(volume)),
    ...from,
  };
}

describe('periods are UTC (market.session-utc)', () => {
  const friday = Date.UTC(2026, 10, 20, 23, 58, 30);
  test.each([
    ['1', Date.UTC(2026, 10, 20, 23, 58)],
    ['5', Date.UTC(2026, 10, 20, 23, 55)],
    ['15', Date.UTC(2026, 10, 20, 23, 45)],
    ['30', Date.UTC(2026, 10, 20, 23, 30)],
    ['60', Date.UTC(2026, 10, 20, 23)],
    ['240', Date.UTC(2026, 10, 20, 20)],
    ['1D', Date.UTC(2026, 10, 20)],
    ['1W', Date.UTC(2026, 10, 16)],
    ['1M', Date.UTC(2026, 10, 1)],
  ] as const)('%s', (resolution, expected) => expect(periodStart(friday, resolution)).toBe(expected));
  test('a month is as long as it is', () => {
    expect(nextPeriod(Date.UTC(2028, 1, 1), '1M')).toBe(Date.UTC(2028, 2, 1));
    expect(nextPeriod(Date.UTC(2026, 11, 1), '1M')).toBe(Date.UTC(2027, 0, 1));
  });
  test('a time stands between its period and the next', () => {
    const all: Resolution[] = ['1', '5', '15', '30', '60', '240', '1D', '3D', '1W', '1M'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.constantFrom(...all), (time, resolution) => {
        const from = periodStart(time, resolution);
        expect(from).toBeLessThanOrEqual(time);
        expect(nextPeriod(from, resolution)).toBeGreaterThan(time);
        expect(periodStart(from, resolution)).toBe(from);
      }),
    );
  });
});

describe('rolling up', () => {
  test('opens with the first, closes with the last, and crosses midnight into another bar', () => {
    const bars = [aBar(0, 10), aBar(1, 14), aBar(2, 8), aBar(3, 9, 2)];
    expect(rolledUp(bars, '5')).toEqual([
      { time: start - 3 * MINUTE, open: '10', high: '14', low: '10', close: '14', volume: '2' },
      { time: start + 2 * MINUTE, open: '8', high: '9', low: '8', close: '9', volume: '3' },
    ]);
  });
  test('loses no volume', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }), volumes => {
        const bars = volumes.map((volume, minute) => aBar(minute, 10, volume));
        expect(sum(rolledUp(bars, '15').map(bar => bar.volume))).toBe(sum(bars.map(bar => bar.volume)));
      }),
    );
  });
});

test('a gap is filled flat at the close before it', () => {
  expect(withoutGaps([aBar(0, 10), aBar(3, 12)], '1').map(bar => [bar.time - start, bar.close, bar.volume])).toEqual([
    [0, '10', '1'],
    [MINUTE, '10', '0'],
    [2 * MINUTE, '10', '0'],
    [3 * MINUTE, '12', '1'],
  ]);
  expect(withoutGaps([aBar(0), aBar(5_000_000)], '1')).toHaveLength(2);
});

describe('CandleSeries', () => {
  test('makes the last bar anew, adds the next, puts older ones before', () => {
    const series = new CandleSeries('1');
    series.requestBegan()([aBar(2, 10), aBar(3, 11)]);
    series.push(aBar(3, 12, 2));
    series.push(aBar(4, 13));
    series.requestBegan()([aBar(0, 8), aBar(1, 9)]);
    expect(series.read().map(bar => bar.close)).toEqual(['8', '9', '10', '12', '13']);
    expect(series.oldest).toBe(start);
  });
  test('drops a push of the same bar that came late', () => {
    const series = new CandleSeries('1');
    series.push(aBar(0, 12, 5));
    series.push(aBar(0, 11, 4));
    expect(series.read()[0]?.close).toBe('12');
  });
  test('an answer never overwrites a bar pushed after the request began', () => {
    const series = new CandleSeries('1');
    series.push(aBar(0, 10, 1));
    const answer = series.requestBegan();
    series.push(aBar(1, 12, 3));
    answer([aBar(0, 10.5, 2), aBar(1, 11, 2)]);
    expect(series.read().map(bar => bar.close)).toEqual(['10.5', '12']);
  });
  test('is the same array until something changes', () => {
    const series = new CandleSeries('1');
    series.push(aBar(0));
    const before = series.read();
    expect(series.read()).toBe(before);
    series.push(aBar(0, 11, 2));
    expect(series.read()).not.toBe(before);
  });
  test('ends the same whatever order pushes come in', () => {
    const pushes = [0, 1, 2].flatMap(minute => [1, 2, 3].map(volume => aBar(minute, 10 + volume, volume)));
    fc.assert(
      fc.property(fc.shuffledSubarray([...pushes, ...pushes], { minLength: 18 }), disturbed => {
        const series = new CandleSeries('1');
        for (const push of disturbed) series.push(push);
        expect(series.read().map(bar => [bar.close, bar.volume])).toEqual([
          ['13', '3'],
          ['13', '3'],
          ['13', '3'],
        ]);
      }),
    );
  });
});
