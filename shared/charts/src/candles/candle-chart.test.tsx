import { amount, price } from '@tradefloor/money';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartBar } from './bars';
import { CandleChart, type CandleChartProps } from './candle-chart';

const mockChart = {
  series: [],
  xAxis: [],
  yAxis: [],
  get: () => undefined,
  redraw: jest.fn(),
  destroy: jest.fn(),
};
const mockHighcharts = {
  setOptions: jest.fn(),
  stockChart: jest.fn(() => mockChart),
  addEvent: jest.fn(() => jest.fn()),
};
let mockMissing = false;
jest.mock('../highcharts', () => ({
  __esModule: true,
  get default() {
    if (mockMissing) throw new Error('the chunk did not come');
    return mockHighcharts;
  },
}));

const bar: ChartBar = {
  time: 0,
  open: price('64000.1'),
  high: price('64010'),
  low: price('63990'),
  close: price('64005.25'),
  volume: amount('1234567.5'),
};
const props: CandleChartProps = {
  title: 'BTC/USDT, 1 minute',
  summary: 'Last 64,005.25',
  state: { kind: 'ready' },
  bars: [bar],
  language: 'en',
  decimals: 2,
  texts: {
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    volume: 'Volume',
    loading: 'Loading',
    failed: 'The chart did not load',
    retry: 'Try again',
  },
};

test('a chunk that does not come can be fetched again', async () => {
  mockMissing = true;
  render(<CandleChart {...props} />);
  expect(await screen.findByText('The chart did not load')).toBeInTheDocument();
  mockMissing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('64,005.25')).toBeInTheDocument();
});

test('is one figure with a title, a sentence and the numbers of the newest bar', async () => {
  render(<CandleChart {...props} />);
  expect(screen.getByRole('figure', { name: 'BTC/USDT, 1 minute' })).toHaveAccessibleDescription('Last 64,005.25');
  expect(await screen.findByText('64,000.10')).toBeInTheDocument();
  expect(screen.getByText('1.23 M')).toBeInTheDocument();
});

test.each([
  ['a minute', 60_000, undefined],
  ['a day', 86_400_000, 'UTC'],
] as const)(
  'bars of %s are told in the reader’s hours or the market’s days (market.session-utc)',
  async (_, period, zone) => {
    mockHighcharts.stockChart.mockClear();
    render(<CandleChart {...props} bars={[bar, { ...bar, time: period }]} />);
    await waitFor(() => expect(mockHighcharts.stockChart).toHaveBeenCalledTimes(1));
    expect(mockHighcharts.stockChart.mock.calls).toEqual([
      expect.arrayContaining([expect.objectContaining({ time: { timezone: zone } })]),
    ]);
  },
);

test('one chart while it lives, whatever is told to it, and none afterwards', async () => {
  mockHighcharts.stockChart.mockClear();
  mockChart.destroy.mockClear();
  const { rerender, unmount } = render(<CandleChart {...props} />);
  await waitFor(() => expect(mockHighcharts.stockChart).toHaveBeenCalledTimes(1));
  rerender(<CandleChart {...props} bars={[{ ...bar, close: price('1') }]} />);
  rerender(<CandleChart {...props} priceLines={[{ id: 'a', price: price('1'), kind: 'buy', label: '' }]} />);
  expect(mockHighcharts.stockChart).toHaveBeenCalledTimes(1);
  unmount();
  expect(mockChart.destroy).toHaveBeenCalledTimes(1);
});

test('says what stands in its place', async () => {
  const run = jest.fn();
  const { rerender } = render(<CandleChart {...props} state={{ kind: 'empty', text: 'No trades yet' }} />);
  expect(await screen.findByText('No trades yet')).toBeInTheDocument();
  rerender(<CandleChart {...props} state={{ kind: 'loading', text: 'Bars are on their way' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Bars are on their way');
  rerender(<CandleChart {...props} state={{ kind: 'failed', text: 'No answer', retry: { label: 'Again', run } }} />);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Again' })));
  expect(run).toHaveBeenCalledTimes(1);
});
