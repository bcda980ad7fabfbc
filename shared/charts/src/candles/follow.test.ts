import { amount, price } from '@tradefloor/money';
import type * as Highcharts from 'highcharts/highstock.js';
import { changeOf, type ChartBar } from './bars';
import { drawnSeries } from './drawn-series';
import { followBars } from './follow';

const MINUTE = 60_000;
const aBar = (minute: number, close = 10): ChartBar => ({
  time: minute * MINUTE,
  open: price('10'),
  high: price('20'),
  low: price('5'),
  close: price(String(close)),
  volume: amount('1'),
});
const bars = [aBar(0), aBar(1), aBar(2)];
const moved = [...bars.slice(0, 2), aBar(2, 11)];

test('what became of the bars', () => {
  expect(changeOf(bars, bars).kind).toBe('none');
  expect(changeOf(bars, moved)).toEqual({ kind: 'last', bar: moved[2] });
  expect(changeOf(bars, [...moved, aBar(3)])).toEqual({ kind: 'more', last: moved[2], added: [aBar(3)] });
  expect(changeOf(bars, [aBar(-1), ...bars]).kind).toBe('all');
  expect(changeOf([], bars).kind).toBe('all');
  expect(changeOf(bars, []).kind).toBe('all');
  expect(changeOf(bars, [bars[0] ?? aBar(0), aBar(1, 12), aBar(2)]).kind).toBe('all');
});

/** As much of a chart as is told anything. */
function aChart(series: ReadonlyArray<{ id: string; lastX: number | null }>) {
  const told: string[] = [];
  const extremes = { min: 0, max: 2 * MINUTE };
  const chart = {
    series: series.map(({ id, lastX }) => ({
      options: { id },
      data:
        lastX === null ? [] : [{ x: lastX, update: (point: unknown[]) => told.push(`${id} update ${point.join()}`) }],
      setData: (points: unknown[]) => told.push(`${id} set ${points.length}`),
      addPoint: (point: number[]) => told.push(`${id} add ${point[0]}`),
    })),
    xAxis: [
      {
        getExtremes: () => extremes,
        setExtremes: (min: number, max: number) => told.push(`sight ${min} ${max}`),
      },
    ],
    redraw: () => told.push('redraw'),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
  return { chart: chart as unknown as Highcharts.Chart, told, extremes };
}

const follow = (chart: Highcharts.Chart, after: readonly ChartBar[]): void =>
  followBars(chart, bars, after, drawnSeries(after, [{ kind: 'ma', period: 2 }], { type: 'candlestick' }));
const seen = (lastX: number | null) => ['price', 'volume', 'ma-2'].map(id => ({ id, lastX }));

test('a tick costs one point a series, and one redraw', () => {
  const { chart, told } = aChart(seen(2 * MINUTE));
  follow(chart, moved);
  expect(told.map(line => line.split(',')[0])).toEqual([
    'price update 120000',
    'volume update 120000',
    'ma-2 update 120000',
    'redraw',
  ]);
  expect(told[2]).toBe('ma-2 update 120000,10.5');
});

test('a new bar moves the sight of who looks at the newest', () => {
  const { chart, told } = aChart(seen(2 * MINUTE));
  follow(chart, [...moved, aBar(3)]);
  expect(told).toContain('price add 180000');
  expect(told).toContain(`sight ${MINUTE} ${3 * MINUTE}`);
  expect(told.at(-1)).toBe('redraw');
});

test('who has scrolled back stays where they are', () => {
  const { chart, told, extremes } = aChart(seen(2 * MINUTE));
  extremes.max = MINUTE;
  follow(chart, [...moved, aBar(3)]);
  expect(told.some(line => line.startsWith('sight'))).toBe(false);
});

test('points that were never made, and older bars, are set anew', () => {
  const far = aChart(seen(null));
  follow(far.chart, moved);
  expect(far.told).toEqual(['price set 3', 'volume set 3', 'ma-2 set 3', 'redraw']);
  const older = aChart(seen(2 * MINUTE));
  follow(older.chart, [aBar(-1), ...bars]);
  expect(older.told).toContain('price set 4');
});

test('the same bars tell the chart nothing', () => {
  const { chart, told } = aChart(seen(2 * MINUTE));
  follow(chart, bars);
  expect(told).toEqual([]);
});
