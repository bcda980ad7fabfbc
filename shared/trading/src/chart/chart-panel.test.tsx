import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, chartBars, currencyDetail, spotDeal, type Candle } from '@tradefloor/contract';
import { aQuote } from '@tradefloor/platform/testing';
import { amount, price } from '@tradefloor/money';
import type { PriceLine } from '@tradefloor/charts';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { currencyTab } from '../currency-info/currency-tab';
import { depthTab } from '../depth/depth-tab';
import { drawn } from '../testing/drawn';
import { ChartPanel } from './chart-panel';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

const bitcoin = aQuote('BTC/USDT');
const spot = { screen: 'spot', views: [depthTab, currencyTab] };
const bar: Candle = {
  time: asInstant(Date.UTC(2026, 10, 21)),
  open: price('97000'),
  high: price('97500'),
  low: price('96900'),
  close: price('97412.56'),
  volume: amount('12.5'),
};

function aPlatform(): FakePlatform {
  const platform = fakePlatform();
  platform.answer(chartBars, [bar]);
  platform.answer(currencyDetail, { name: 'Bitcoin', description: 'The first.' });
  return platform;
}

beforeEach(() => localStorage.clear());

it('shows candles, remembers the resolution and asks for its bars', async () => {
  const platform = aPlatform();
  const { unmount } = drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  expect(await screen.findByRole('figure', { name: 'BTC/USDT, 15 minutes' })).toBeInTheDocument();
  expect(await screen.findByText('97,412.56')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '4h' }));
  expect(await screen.findByRole('figure', { name: 'BTC/USDT, 4 hours' })).toBeInTheDocument();
  expect(platform.payloadsOf(chartBars).map(({ resolution }) => resolution)).toEqual(['15', '240']);
  unmount();
  await waitFor(() => expect(platform.listeners()).toBe(0));
  drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  expect(await screen.findByRole('figure', { name: 'BTC/USDT, 4 hours' })).toBeInTheDocument();
});

it('offers to try again where the bars did not come', async () => {
  const platform = aPlatform();
  platform.fail(chartBars, 'down');
  drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The candles could not be loaded')).toBeInTheDocument();
  platform.answer(chartBars, [bar]);
  await userEvent.click(again);
  expect(await screen.findByText('97,412.56')).toBeInTheDocument();
});

it('says that nothing was traded yet', async () => {
  const platform = aPlatform();
  platform.answer(chartBars, []);
  drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  expect(await screen.findByText('No trades in this pair yet')).toBeInTheDocument();
});

it('goes by the arrows to depth and to what the currency is', async () => {
  const platform = aPlatform();
  platform.fail(spotDeal, 'down');
  drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  screen.getByRole('tab', { name: 'Chart' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('The order book could not be loaded')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  const info = screen.getByRole('tabpanel', { name: 'Info' });
  expect(await within(info).findByRole('heading', { name: 'Bitcoin' })).toBeInTheDocument();
  expect(within(info).getByText('0.01 USDT')).toBeInTheDocument();
});

it('opens on the view that was last looked at', async () => {
  const platform = aPlatform();
  const { unmount } = drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
  await screen.findByRole('heading', { name: 'Bitcoin' });
  unmount();
  drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  expect(screen.getByRole('tab', { name: 'Info' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Bitcoin' })).toBeInTheDocument();
});

it('sets the periods of an indicator, and goes back to the usual ones', async () => {
  drawn(aPlatform(), <ChartPanel {...spot} pair={bitcoin} />);
  await screen.findByText('97,412.56');
  await userEvent.click(screen.getByRole('button', { name: 'Indicators' }));
  const field = await screen.findByRole('textbox', { name: 'MA 7: period 1' });
  await userEvent.clear(field);
  // Nothing is no period: the last one stands until there is another.
  expect(screen.getByRole('checkbox', { name: 'MA 7' })).toBeChecked();
  await userEvent.type(field, '1x0');
  expect(screen.getByRole('checkbox', { name: 'MA 10' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Reset periods' }));
  expect(screen.getByRole('checkbox', { name: 'MA 7' })).toBeChecked();
});

it('leaves the focus to who types elsewhere while a line is being drawn', async () => {
  const panel = (lines: readonly PriceLine[]) => (
    <>
      <input aria-label="Elsewhere" />
      <ChartPanel {...spot} pair={bitcoin} lines={lines} />
    </>
  );
  const { again } = drawn(aPlatform(), panel([]));
  await screen.findByText('97,412.56');
  await userEvent.click(screen.getByRole('button', { name: 'Draw lines' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trend line' }));
  expect(screen.getByRole('button', { name: 'Stop drawing' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  again(panel([{ id: 'order', price: price('97000'), kind: 'buy', label: '' }]));
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Stop drawing' })).toBeNull();
});

it('changes the pair in place', async () => {
  const platform = aPlatform();
  const { again } = drawn(platform, <ChartPanel {...spot} pair={bitcoin} />);
  await screen.findByText('97,412.56');
  platform.answer(chartBars, () => new Promise(() => undefined));
  again(<ChartPanel {...spot} pair={aQuote('ETH/USDT')} />);
  expect(screen.getByRole('figure', { name: 'ETH/USDT, 15 minutes' })).toBeInTheDocument();
  expect(screen.queryByText('97,412.56')).not.toBeInTheDocument();
});
