import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, price } from '@tradefloor/money';
import { aChart, MINUTE } from '../testing/a-chart';
import type { ChartBar } from './bars';
import { CandleChart, type CandleChartProps } from './candle-chart';

type Run = (event: object) => void;
const mockShown: { chart: object; readonly on: Map<string, Run>; options: unknown } = {
  chart: {},
  on: new Map(),
  options: null,
};
jest.mock('../highcharts', () => ({
  __esModule: true,
  default: {
    setOptions: jest.fn(),
    stockChart: (_: unknown, options: unknown) => {
      mockShown.options = options;
      return mockShown.chart;
    },
    addEvent: (_: unknown, name: string, run: Run) => {
      mockShown.on.set(name, run);
      return jest.fn();
    },
  },
}));

const TEXTS = ['open', 'high', 'low', 'close', 'volume', 'loading', 'failed', 'retry'] as const;
const CONTROLS = ['controls', 'zoomIn', 'zoomOut', 'back', 'forward', 'newest', 'cursor'] as const;
const said = <Key extends string>(keys: readonly Key[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forget which keys they were made of
  Object.fromEntries(keys.map(key => [key, key])) as unknown as Record<Key, string>;

const bar = (minute: number): ChartBar => ({
  time: minute * MINUTE,
  open: price('100'),
  high: price('101'),
  low: price('99'),
  close: price('100'),
  volume: amount('1'),
});

/** From 90 to 110 on 200 px, a minute on 10. */
async function shown(more: Partial<CandleChartProps> = {}) {
  const { chart } = aChart();
  Object.assign(chart.xAxis[0] ?? {}, { toValue: (x: number) => (x / 10) * MINUTE, setExtremes: jest.fn() });
  mockShown.chart = Object.assign(chart, { series: [], get: () => undefined, redraw: jest.fn(), destroy: jest.fn() });
  mockShown.on.clear();
  const onDrawn = jest.fn();
  const view = (now: Partial<CandleChartProps>) => (
    <CandleChart
      title="BTC/USDT"
      summary=""
      state={{ kind: 'ready' }}
      bars={[bar(5), bar(6), bar(7)]}
      language="en"
      decimals={2}
      texts={said(TEXTS)}
      controls={said(CONTROLS)}
      onDrawn={onDrawn}
      {...now}
    />
  );
  const { rerender } = render(view(more));
  await waitFor(() => expect(mockShown.on.has('render')).toBe(true));
  return {
    onDrawn,
    again: (now: Partial<CandleChartProps>) => rerender(view(now)),
    press: (chartX: number, chartY: number) => act(() => mockShown.on.get('click')?.({ chartX, chartY })),
  };
}

test('a trend that was begun and given up is no part of the next line', async () => {
  const { onDrawn, again, press } = await shown({ tool: 'trend' });
  press(10, 100);
  again({ tool: 'none' });
  again({ tool: 'horizontal' });
  press(20, 50);
  expect(onDrawn.mock.calls).toEqual([[[{ time: 2 * MINUTE, price: 105 }]]]);
  again({ tool: 'trend' });
  press(30, 100);
  press(40, 50);
  expect(onDrawn).toHaveBeenLastCalledWith([
    { time: 3 * MINUTE, price: 100 },
    { time: 4 * MINUTE, price: 105 },
  ]);
});

test('by keyboard a line is drawn at the bar that was gone to, though older ones have come before it', async () => {
  const { onDrawn, again } = await shown({ tool: 'horizontal' });
  expect(await screen.findByRole('slider', { name: 'cursor' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  again({ tool: 'horizontal', bars: [2, 3, 4, 5, 6, 7].map(bar) });
  await userEvent.keyboard('{Enter}');
  expect(onDrawn.mock.calls).toEqual([[[{ time: 6 * MINUTE, price: 100 }]]]);
});

test('older bars that did not come are asked for again by who scrolls on, after a while', async () => {
  jest.useFakeTimers({ now: 0, advanceTimers: true });
  const onOlder = jest.fn();
  await shown({ onOlder });
  const options = mockShown.options as {
    readonly xAxis: { readonly events: { readonly afterSetExtremes: (sight: object) => void } };
  };
  const scroll = () => act(() => options.xAxis.events.afterSetExtremes({ min: 4 * MINUTE, max: 7 * MINUTE }));
  scroll();
  scroll();
  expect(onOlder.mock.calls).toEqual([[5 * MINUTE]]);
  act(() => jest.advanceTimersByTime(3_000));
  scroll();
  expect(onOlder.mock.calls).toEqual([[5 * MINUTE], [5 * MINUTE]]);
  jest.useRealTimers();
});
