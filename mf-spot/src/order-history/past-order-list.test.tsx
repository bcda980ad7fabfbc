import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant } from '@tradefloor/contract';
import { listPastOrders, type PastOrder } from '@tradefloor/contract/ext';
import { anOrder, aQuote } from '@tradefloor/platform/testing';
import { amount, price } from '@tradefloor/money';
import { entrustTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { OrdersPanel } from '../orders/orders-panel';
import { listed } from '../testing/own-lists';
import { drawn } from '../testing/drawn';

const bitcoin = aQuote('BTC/USDT');

const aPastOrder = (id: string, more: Partial<PastOrder> = {}): PastOrder => ({
  id: asId(id),
  createdAt: asInstant(Date.UTC(2026, 10, 20, 9)),
  closedAt: asInstant(Date.UTC(2026, 10, 20, 10)),
  currencyId: bitcoin.currencyId,
  legalId: bitcoin.legalId,
  base: 'BTC',
  quote: 'USDT',
  side: 'buy',
  mode: 'limit',
  price: price('97100.00'),
  total: amount('0.02'),
  filled: amount('0.005'),
  averagePrice: price('97099.50'),
  state: 'cancelled',
  ...more,
});

function withHistory(orders: readonly PastOrder[]) {
  const platform = fakePlatform();
  listed(platform);
  platform.offer(listPastOrders);
  platform.answer(listPastOrders, ({ page = 1, state }) => {
    const rows = orders.filter(order => state === undefined || order.state === state);
    return { rows: rows.slice((page - 1) * 10, page * 10), total: rows.length };
  });
  return platform;
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Order history' });
  return within(table).getAllByRole('row').slice(1);
};

beforeEach(() => localStorage.clear());

it('shows what became of each order, all or those of one state', async () => {
  const bought = aPastOrder('2', { mode: 'market', price: null, filled: amount('0.02'), state: 'filled' });
  const platform = withHistory([bought, aPastOrder('1')]);
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={jest.fn()} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Order history' }));
  const [first, second] = await rows();
  for (const text of ['Market', '97,099.50', 'Filled']) expect(first).toHaveTextContent(text);
  for (const text of ['97,100.00', '0.0200', '0.0050', 'Cancelled']) expect(second).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('radio', { name: 'Cancelled' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(platform.payloadsOf(listPastOrders).at(-1)).toEqual({ state: 'cancelled', page: 1 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide other pairs' }));
  await waitFor(() =>
    expect(platform.payloadsOf(listPastOrders).at(-1)).toMatchObject({ currencyId: 'BTC', legalId: 'USDT' }),
  );
});

it('is in the order of the time that it shows: when each ended, with the day once that is past', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 18), advanceTimers: true });
  const ended = (id: string, day: number, hour: number) =>
    aPastOrder(id, { closedAt: asInstant(new Date(2026, 10, day, hour, 5).getTime()) });
  drawn(withHistory([ended('1', 21, 9), ended('2', 20, 22)]), <OrdersPanel pair={bitcoin} onHelp={jest.fn()} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Order history' }));
  expect(await screen.findByRole('columnheader', { name: 'Ended' })).toBeInTheDocument();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('09:05:00');
  expect(second).toHaveTextContent('11/20, 22:05');
  jest.useRealTimers();
});

it('loads more above eight rows until there is no more, and hears of an order that ends', async () => {
  const orders = Array.from({ length: 12 }, (_, at) => aPastOrder(String(100 - at)));
  const platform = withHistory(orders);
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={jest.fn()} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Order history' }));
  expect(await rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeInTheDocument();
  expect(await rows()).toHaveLength(12);
  const before = platform.payloadsOf(listPastOrders).length;
  act(() => platform.drive(entrustTopic, anOrder('7', { amount: amount('0') })));
  await waitFor(() => expect(platform.payloadsOf(listPastOrders).length).toBeGreaterThan(before));
});

it('is not there where the server does not tell', () => {
  const platform = fakePlatform();
  listed(platform);
  drawn(platform, <OrdersPanel pair={bitcoin} onHelp={jest.fn()} />);
  expect(screen.queryByRole('tab', { name: 'Order history' })).toBeNull();
});
