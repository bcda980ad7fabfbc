import type { Indicator } from './indicators';
import { panesOf } from './panes';

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
