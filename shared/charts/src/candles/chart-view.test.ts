import { amount, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { zoomed } from './chart-view';
import { movedCursor } from './cursor';

const bounds = { first: 0, last: 1000, bar: 1 };

describe('a zoom', () => {
  test('keeps the newest bar where it is while it is in sight', () => {
    expect(zoomed({ from: 900, to: 1004 }, 0.5, bounds)).toEqual({ from: 950, to: 1002 });
  });
  test('keeps the middle where the trader has scrolled back', () => {
    expect(zoomed({ from: 400, to: 500 }, 2, bounds)).toEqual({ from: 350, to: 550 });
  });
  test('ends at ten bars, and at all of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 10, max: 1040 }),
        fc.boolean(),
        (from, span, closer) => {
          let sight = { from, to: from + span };
          for (let times = 0; times < 40; times += 1) sight = zoomed(sight, closer ? 0.7 : 1 / 0.7, bounds);
          expect(sight.to - sight.from).toBeCloseTo(closer ? 10 : 1040);
        },
      ),
    );
  });
});

describe('the cursor of the keyboard', () => {
  const bar = (time: number) => ({
    time,
    open: price('1'),
    high: price('1'),
    low: price('1'),
    close: price('1'),
    volume: amount('1'),
  });
  const chart = { bars: Array.from({ length: 50 }, (_, at) => bar(at)), sight: { low: 100, high: 200 } };
  const after = (key: string, shiftKey = false) => movedCursor({ index: 20, price: 150 }, { key, shiftKey }, chart);

  test('goes by a bar and a hundredth of the prices in sight, ten times as far with Shift', () => {
    expect(after('ArrowLeft')).toEqual({ index: 19, price: 150 });
    expect(after('ArrowRight', true)).toEqual({ index: 30, price: 150 });
    expect(after('ArrowUp')).toEqual({ index: 20, price: 151 });
    expect(after('ArrowDown', true)).toEqual({ index: 20, price: 140 });
    expect(after('a')).toBeNull();
  });
  test('never leaves the bars and the pane', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 200 }), keys => {
        let cursor = { index: 20, price: 150 };
        for (const [pressed, shiftKey] of keys)
          cursor = movedCursor(cursor, { key: pressed, shiftKey }, chart) ?? cursor;
        expect(chart.bars[cursor.index]).toBeDefined();
        expect(cursor.price).toBeGreaterThanOrEqual(100);
        expect(cursor.price).toBeLessThanOrEqual(200);
      }),
    );
  });
});
