import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { balanceChangesTopic, closedMicroOrderTopic, untoldResults } from '@tradefloor/platform';
import { drawn } from '../testing/drawn';
import { aMicroOrder, BEGAN, closedOrder, tether } from '../testing/micro-server';
import { form, onWideScreen, orders, shown, told } from '../testing/micro-screen';
import { DAY_MS } from '../today/day-orders';
import MicroCentre from './micro-centre';

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
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(orders().getAllByRole('row')).toHaveLength(2);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'BTC/USDT Up: won 82 USDT', about: 'micro order 7' }]);
});

it('keeps it there for that long, though the list is read again meanwhile', async () => {
  const state = { open: [aMicroOrder('7'), aMicroOrder('8')] };
  const platform = shown({ running: state.open });
  platform.answer(listMicroOrders, ({ status }) => {
    const rows = status === 'open' ? state.open : [];
    return { rows, total: rows.length };
  });
  await orders().findByRole('tab', { name: 'Trading (2)' });
  jest.useFakeTimers({ now: BEGAN + 60_000 });
  const asked = platform.payloadsOf(listMicroOrders).length;
  await act(async () => {
    state.open = [aMicroOrder('8')];
    platform.drive(closedMicroOrderTopic, closedOrder('7', amount('82')));
    platform.drive(balanceChangesTopic, { rows: [] });
    await jest.advanceTimersByTimeAsync(400);
  });
  expect(platform.payloadsOf(listMicroOrders).length).toBeGreaterThan(asked);
  expect(orders().getByText('+82.00')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(orders().queryByText('+82.00')).toBeNull();
  expect(orders().getAllByRole('row')).toHaveLength(2);
});

it('shows what was placed in another tab or on another device, when its price leaves the account', async () => {
  const platform = shown({ running: [aMicroOrder('7')] });
  await orders().findByRole('tab', { name: 'Trading (1)' });
  platform.answer(listMicroOrders, ({ status }) => {
    const rows = status === 'open' ? [aMicroOrder('7'), aMicroOrder('8')] : [];
    return { rows, total: rows.length };
  });
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  expect(await orders().findByRole('tab', { name: 'Trading (2)' })).toBeInTheDocument();
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

it('leaves what ended while the screen was away to the shell, which told it', async () => {
  const platform = shown({ running: [aMicroOrder('7'), aMicroOrder('8')] });
  await orders().findByRole('tab', { name: 'Trading (2)' });
  platform.leave();
  const kept = untoldResults().get();
  untoldResults().set({ whose: kept?.whose ?? '', ids: ['8'] });
  platform.answer(listMicroOrders, ({ status }) => {
    const rows = status === 'open' ? [] : [closedOrder('8', amount('-100')), closedOrder('7', amount('82'))];
    return { rows, total: rows.length };
  });
  await act(async () => undefined);
  drawn(platform, <MicroCentre />, '/secondDealCenter');
  await orders().findByRole('tab', { name: 'Trading (0)' });
  await waitFor(() => expect(told(platform)).toEqual(['BTC/USDT Up: lost 100 USDT']));
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
