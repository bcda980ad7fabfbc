import type { Indicator } from './indicators';
import { axisOf, panesOf } from './panes';

test('strength has the scale that every chart gives it, whatever its values are', () => {
  const [, , pane] = panesOf([{ kind: 'rsi', period: 14 }]);
  if (!pane) throw new Error('It has no pane.');
  const axis = axisOf(pane, String);
  expect(axis).toMatchObject({ min: 0, max: 100, tickPositions: [30, 70] });
  expect(axis.plotLines?.map(({ value }) => value)).toEqual([30, 70]);
});

test('panes lie one below the other and fill the height', () => {
  const all: Indicator[] = [
    { kind: 'ma', period: 7 },
    { kind: 'macd', fast: 12, slow: 26, signal: 9 },
    { kind: 'rsi', period: 14 },
  ];
  for (const indicators of [[], all.slice(0, 1), all.slice(0, 2), all]) {
    const panes = panesOf(indicators);
    const ends = panes.map(({ top, height }) => top + height);
    panes.slice(1).forEach(({ top }, index) => expect(top).toBeGreaterThanOrEqual(ends[index] ?? 0));
    expect(ends.at(-1)).toBe(100);
  }
  expect(panesOf(all).map(({ id }) => id)).toEqual(['price', 'volume', 'macd-12-26-9', 'rsi-14']);
});
