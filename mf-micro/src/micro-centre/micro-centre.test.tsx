import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, type MicroOrder } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { closedMicroOrderTopic } from '@tradefloor/platform';
import { aMicroOrder, BEGAN, closedOrder, tether } from '../testing/micro-server';
import { form, onWideScreen, orders, shown, told } from '../testing/micro-screen';
import { DAY_MS } from '../today/day-orders';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

beforeEach(() => {
  localStorage.clear();
  onWideScreen();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What is pushed is drawn with the next frame. */
const FRAME_MS = 20;

it('shows a guest all but the buttons, with the ways in; and only pairs that are traded by the second', async () => {
  shown({ currencies: [{ ...tether, wallet: null }] }, { session: { kind: 'guest' } });
  expect(await form().findByRole('radio', { name: /^1m/ })).toBeInTheDocument();
  expect(form().getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/secondDealCenter')),
  );
  expect(form().queryByRole('button', { name: 'Up' })).toBeNull();
  expect(orders().getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  const markets = within(screen.getByRole('region', { name: 'Markets' }));
  expect(markets.queryByRole('button', { name: /^XYZ/ })).toBeNull();
});

it('shows a closed order with its result in the place of its row, for half a second (micro.row-leaves)', async () => {
  const platform = shown({ running: [aMicroOrder('7'), aMicroOrder('8', { direction: 'down' })] });
  expect(await orders().findByRole('tab', { name: 'Trading (2)' })).toBeInTheDocument();
  expect(orders().getAllByRole('row')).toHaveLength(3);
  jest.useFakeTimers({ now: BEGAN + 60_000 });
  act(() => {
    platform.drive(closedMicroOrderTopic, closedOrder('7', amount('82')));
    jest.advanceTimersByTime(FRAME_MS);
  });
  expect(orders().getByText('Settled')).toBeInTheDocument();
  expect(orders().getByText('+82.00')).toBeInTheDocument();
  expect(orders().getByRole('tab', { name: 'Trading (1)' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(450 - FRAME_MS));
  expect(orders().getAllByRole('row')).toHaveLength(3);
  act(() => jest.advanceTimersByTime(100));
  expect(orders().getAllByRole('row')).toHaveLength(2);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'BTC/USDT Up: won 82 USDT', about: 'micro order 7' }]);
});

it('tells what ended while nobody looked once, and nothing that was known', async () => {
  const before = shown({ running: [aMicroOrder('7')], closed: [closedOrder('1', amount('-100'))] });
  await orders().findByRole('tab', { name: 'Trading (1)' });
  before.leave();
  expect(told(before)).toEqual([]);
  const after = shown({ closed: [closedOrder('7', amount('-100')), closedOrder('1', amount('-100'))] });
  await waitFor(() => expect(told(after)).toEqual(['BTC/USDT Up: lost 100 USDT']));
  after.leave();
  const again = shown({ closed: [closedOrder('7', amount('-100'))] });
  await orders().findByRole('tab', { name: 'Trading (0)' });
  expect(told(again)).toEqual([]);
});

it('sums up results that come together, by currency', async () => {
  const running = Array.from({ length: 5 }, (_, at) => aMicroOrder(String(at + 1)));
  const platform = shown({ running });
  await orders().findByRole('tab', { name: 'Trading (5)' });
  const closing = (order: MicroOrder, at: number) =>
    closedOrder(order.id, amount(at === 0 ? '-0.01' : '82'), at === 0 ? { currencyName: 'BTC' } : {});
  act(() => {
    for (const [at, order] of running.entries()) platform.drive(closedMicroOrderTopic, closing(order, at));
  });
  await waitFor(() => expect(told(platform)).toEqual(['5 orders ended: +328 USDT, -0.01 BTC']));
});

it('shows the day at a glance, of orders that were placed in it', async () => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  shown({
    closed: [
      closedOrder('3', amount('82'), { createdAt: asInstant(midnight) }),
      closedOrder('2', amount('-100'), { createdAt: asInstant(midnight), symbol: 'ETH/USDT' }),
      closedOrder('1', amount('82'), { createdAt: asInstant(midnight - 1) }),
    ],
  });
  await userEvent.click(await orders().findByRole('tab', { name: 'Today' }));
  expect(await orders().findByText('1 won, 1 lost of 2')).toBeInTheDocument();
  expect(orders().getByRole('img', { name: /now -19\.00 USDT/ })).toBeInTheDocument();
  expect(within(orders().getByRole('table', { name: 'By pair' })).getAllByRole('row')).toHaveLength(3);
});
