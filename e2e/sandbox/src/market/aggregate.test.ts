import { DAY, HOUR, MINUTE } from '../clock/clock';
import { aggregate, RESOLUTIONS, startOf } from './aggregate';
import { minuteSeries } from './bars';
import { RollingDay } from './day-figures';
import { inventHistory } from './history';
import { PAIRS } from './pair';

const NOW = Date.UTC(2026, 10, 21, 8, 30);

describe('bars', () => {
  const series = minuteSeries();
  series.record(NOW, 100, 5);
  series.record(NOW + 10_000, 120, 1);
  series.record(NOW + 3 * MINUTE, 90, 2);

  it('have no holes: a minute without a trade is flat', () => {
    expect(series.all.map(({ at, close, volume }) => [at, close, volume])).toEqual([
      [NOW, 120, 6],
      [NOW + MINUTE, 120, 0],
      [NOW + 2 * MINUTE, 120, 0],
      [NOW + 3 * MINUTE, 90, 2],
    ]);
  });

  it('merge into longer ones that keep first, highest, lowest, last and all volume', () => {
    expect(aggregate(series.all, '5')).toEqual([{ at: NOW, open: 100, high: 120, low: 90, close: 90, volume: 8 }]);
  });

  it('add up to the last day', () => {
    expect(new RollingDay(series).at(NOW + 3 * MINUTE)).toEqual({
      open: 100,
      high: 120,
      low: 90,
      volume: 8,
      turnover: 880,
    });
    expect(new RollingDay(series).at(NOW + DAY + 2 * MINUTE)).toMatchObject({ open: 120 });
  });
});

describe('where a bar begins (market.session-utc)', () => {
  it.each([
    ['1W', '2026-11-16T00:00:00Z'],
    ['1M', '2026-11-01T00:00:00Z'],
    ['1D', '2026-11-21T00:00:00Z'],
    ['240', '2026-11-21T08:00:00Z'],
    ['15', '2026-11-21T08:30:00Z'],
  ] as const)('for %s is %s', (resolution, expected) => {
    expect(startOf(resolution, NOW)).toBe(Date.parse(expected));
  });

  it('does not move when asked again', () => {
    for (const resolution of RESOLUTIONS) {
      const start = startOf(resolution, NOW);
      expect(startOf(resolution, start)).toBe(start);
    }
  });
});

describe('an invented past', () => {
  const wish = { seed: 1, now: NOW, daysOfMinutes: 1, daysOfHours: 10, olderDays: 30 };
  const past = inventHistory(wish);

  it('ends at the reference price, in whole bars that are bars', () => {
    for (const pair of PAIRS) {
      const history = past.get(pair.id);
      const last = history?.minutes.at(-1);
      const close = (last?.close ?? 0) / 10 ** pair.priceScale;
      expect(Math.abs(close / Number(pair.reference) - 1)).toBeLessThan(0.001);
      expect(last?.at).toBe(NOW);
      const bars = [...(history?.minutes ?? []), ...(history?.hours ?? []), ...(history?.days ?? [])];
      const odd = bars.filter(
        bar => bar.low > Math.min(bar.open, bar.close) || bar.high < Math.max(bar.open, bar.close) || bar.volume < 0,
      );
      expect(odd).toEqual([]);
    }
  });

  it.each([
    ['hours', HOUR, 10 * 24],
    ['days', DAY, 40],
  ] as const)('has %s without a hole, each once, from before its minutes until now', (name, span, least) => {
    const times = past.get(1)?.[name].map(({ at }) => at) ?? [];
    const [first = 0] = times;
    expect(times).toEqual(times.map((_, index) => first + index * span));
    expect(times.at(-1)).toBe(Math.floor(NOW / span) * span);
    expect(times.length).toBeGreaterThan(least);
  });

  it('is the same for the same seed', () => {
    expect(inventHistory(wish)).toEqual(past);
  });
});
