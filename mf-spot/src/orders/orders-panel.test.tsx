import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelOrder, listCompletedOrders, listEntrusts } from '@tradefloor/contract';
import { aFill, anOrder, aQuote, funded } from '@tradefloor/platform/testing';
import { amount, decimal } from '@tradefloor/money';
import { entrustTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { listed } from '../testing/own-lists';
import { drawn } from '../testing/drawn';
import { OrdersPanel } from './orders-panel';
import { asId } from '@tradefloor/contract';

const bitcoin = aQuote('BTC/USDT');
const ofEther = { currencyId: asId<never>('ETH'), base: 'ETH' };
const orders = [anOrder('1'), anOrder('2', { side: 'sell' }), anOrder('3', ofEther)];

const help = jest.fn();

beforeEach(() => localStorage.clear());

const rows = async (name: string | RegExp) => {
  const table = await screen.findByRole('table', { name });
  return within(table).getAllByRole('row').slice(1);
};

it('shows buy and sell entrusts, of all pairs or of this one', async () => {
  const platform = fakePlatform();
  listed(platform, { orders });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  expect(await screen.findByRole('tab', { name: 'Open orders (3)' })).toBeInTheDocument();
  expect(await rows('Open orders')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(await rows('Open orders')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide other pairs' }));
  expect(await screen.findByRole('tab', { name: 'Open orders (2)' })).toBeInTheDocument();
});

it('follows what is pushed: filled in part, gone', async () => {
  const platform = fakePlatform();
  listed(platform, { orders: [anOrder('1')] });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await rows('Open orders');
  act(() => platform.drive(entrustTopic, anOrder('1', { amount: amount('0.015'), filled: amount('0.005') })));
  expect(await screen.findByText('25%')).toBeInTheDocument();
  act(() => platform.drive(entrustTopic, anOrder('1', { amount: amount('0') })));
  expect(await screen.findByText('No open orders')).toBeInTheDocument();
});

it('cancels after a question, and says so until the server does (spot.cancel-asks, spot.lists-refresh)', async () => {
  const platform = fakePlatform({ answers: true });
  listed(platform, { orders: [anOrder('1')] });
  let answer: (done: { message: null; id: null }) => void = () => undefined;
  platform.answer(cancelOrder, () => new Promise(resolve => (answer = resolve)));
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAccessibleDescription(/^BTC\/USDT Buy \d/);
  await userEvent.click(cancel);
  expect(platform.questions).toMatchObject([{ title: 'Cancel this order?' }]);
  expect(await screen.findByRole('button', { name: 'Cancelling' })).toHaveAttribute('aria-busy', 'true');
  expect(platform.payloadsOf(cancelOrder)).toEqual([{ id: '1', side: 'buy' }]);
  listed(platform);
  answer({ message: null, id: null });
  expect(await screen.findByText('No open orders')).toBeInTheDocument();
  expect(platform.notices).toMatchObject([{ kind: 'success' }]);
});

it('takes "already filled" for news', async () => {
  const platform = fakePlatform({ answers: true });
  listed(platform, { orders: [anOrder('1')] });
  platform.fail(cancelOrder, 'This order is already filled or cancelled.');
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(platform.notices).toEqual([{ kind: 'info', text: 'This order is already filled or cancelled.' }]),
  );
});

it('cancels all that are shown, each once', async () => {
  const platform = fakePlatform({ answers: true });
  listed(platform, { orders });
  platform.answer(cancelOrder, { message: null, id: null });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Buy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  await waitFor(() => expect(platform.payloadsOf(cancelOrder)).toHaveLength(2));
  expect(platform.payloadsOf(cancelOrder).map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '3']));
  expect(platform.questions).toMatchObject([{ title: 'Cancel 2 orders?', facts: [['Pair', 'ETH/USDT, BTC/USDT']] }]);
});

it('loads more of what was completed above eight rows, until there is no more (list.says-end)', async () => {
  const platform = fakePlatform();
  listed(platform);
  const fills = Array.from({ length: 12 }, (_, at) => aFill(String(100 - at)));
  platform.answer(listCompletedOrders, ({ page = 1 }) => ({
    rows: fills.slice((page - 1) * 10, page * 10),
    total: fills.length,
  }));
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Trade history' }));
  expect(await rows('Trade history')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeInTheDocument();
  expect(await rows('Trade history')).toHaveLength(12);
});

it('says what failed, and tries again', async () => {
  const platform = fakePlatform();
  listed(platform);
  platform.fail(listEntrusts, '', 'unreachable');
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  expect(await screen.findByText('The orders could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Open orders' })).toBeInTheDocument();
  listed(platform, { orders: [anOrder('1')] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows('Open orders')).toHaveLength(1);
});

it('shows balances, live, and only those that are something', async () => {
  const platform = fakePlatform();
  listed(platform);
  funded(platform, { BTC: ['0.5', '0.1'], DOGE: ['0', '0'] });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Assets' }));
  expect(await rows('Assets')).toHaveLength(1);
});

it('mounts the leverage lists of a pair that has leverage, and shows the way where there are none', async () => {
  const mounted = jest.fn();
  const platform = fakePlatform({
    parts: {
      'leverage-lists'(into, given) {
        into.textContent = 'positions';
        mounted(given);
        return { update: jest.fn(), unmount: () => Promise.resolve() };
      },
    },
  });
  listed(platform);
  const { again } = drawn(
    platform,
    <OrdersPanel pair={{ ...bitcoin, leverageShare: decimal('0.01') }} onHelp={help} />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Leverage' }));
  expect(await screen.findByText('positions')).toBeInTheDocument();
  expect(mounted).toHaveBeenCalledWith({ currencyId: 'BTC', legalId: 'USDT', base: 'BTC', quote: 'USDT' });
  again(<OrdersPanel pair={bitcoin} onHelp={help} />);
  expect(screen.queryByRole('tab', { name: 'Leverage' })).toBeNull();

  const plain = fakePlatform();
  listed(plain);
  drawn(plain, <OrdersPanel pair={{ ...bitcoin, leverageShare: decimal('0.01') }} onHelp={help} />);
  const link = await screen.findByRole('link', { name: 'Open leverage trading' });
  expect(link).toHaveAttribute('href', '/leverdealCenter');
});

it('shows the way to the leverage screen when the part does not come', async () => {
  const platform = fakePlatform();
  listed(platform);
  const mount = jest.fn(() => Promise.reject(new Error('its build is broken')));
  const broken = { ...platform, part: { has: () => true, mount } };
  drawn(broken, <OrdersPanel pair={{ ...bitcoin, leverageShare: decimal('0.01') }} onHelp={help} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Leverage' }));
  expect(await screen.findByRole('link', { name: 'Open leverage trading' })).toBeInTheDocument();
  expect(mount).toHaveBeenCalledTimes(1);
});

it('asks a guest to log in, and asks the server for nothing', () => {
  const platform = fakePlatform({ session: { kind: 'guest' } });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(platform.calls).toEqual([]);
});

it('says that what is filled is not live, where that alone can’t be read again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform();
  listed(platform, { fills: [aFill('1')] });
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={help} />);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(await screen.findByRole('tab', { name: 'Trade history' }));
  expect(await rows('Trade history')).toHaveLength(1);
  expect(screen.queryByText('Not live')).toBeNull();
  platform.fail(listCompletedOrders, '', 'timeout');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  jest.useRealTimers();
});
