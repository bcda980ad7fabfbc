import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, chartBars, type Entrust, listEntrusts, listNews } from '@tradefloor/contract';
import { balanceHistory, entrustChanged, exchangeRates } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { balancesTopic, connectionTopic, entrustTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { anOrder, aQuote, aRow, quoted, theWallets } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const bitcoin = aQuote('BTC/USDT', { price: '110', open: price('100') });
const held = theWallets({
  change: [aRow('BTC', 'change', ['1', '1']), aRow('USDT', 'change', ['30.5', '0'])],
});

function aMember(orders: readonly Entrust[] = []): FakePlatform {
  const platform = fakePlatform();
  platform.answer(chartBars, []);
  platform.answer(listNews, { rows: [], total: null });
  platform.answer(listEntrusts, ({ side }) => {
    const rows = orders.filter(order => order.side === side);
    return { rows, total: rows.length };
  });
  platform.offer(exchangeRates);
  platform.answer(exchangeRates, [{ money: 'CNY', rate: price('7') }]);
  platform.offer(entrustChanged);
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 20 });
  quoted(platform, bitcoin, aQuote('ETH/USDT', { price: '3481.20' }));
  return platform;
}

beforeEach(() => localStorage.clear());

const balance = () => screen.getByRole('region', { name: 'Total balance' });
const orders = () => screen.getByRole('region', { name: /^Open orders/ });
const favourites = () => screen.getByRole('region', { name: 'Favourites' });

it('says what there is and what the day made of it, live, and hides it at one press', async () => {
  const platform = aMember();
  await shown('/', platform);
  expect(within(balance()).getByText('Loading your balances')).toBeInTheDocument();
  act(() => platform.drive(balancesTopic, held));
  await waitFor(() => expect(balance()).toHaveTextContent('250.50 USDT'));
  expect(balance()).toHaveTextContent('+20.00 USDT');
  await waitFor(() => expect(balance()).toHaveTextContent('≈ 250.50 USD'));
  act(() => platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['60', '0'])] })));
  await waitFor(() => expect(balance()).toHaveTextContent('60.00 USDT'));
  await userEvent.click(within(balance()).getByRole('button', { name: 'Hide balances' }));
  expect(balance()).not.toHaveTextContent('60');
});

it('shows what the visitor is told to nobody who is in, and the ways that a member goes', async () => {
  await shown('/', aMember());
  expect(screen.queryByText(/Trade on a floor/)).toBeNull();
  const way = (name: string) => within(balance()).getByRole('link', { name }).getAttribute('href');
  expect([way('Deposit'), way('Trade'), way('Transfer')]).toEqual([
    '/new_account/change?open=deposit',
    '/dealCenter',
    '/new_account/transfer',
  ]);
});

it('draws the month where the server keeps it, and never while balances are hidden', async () => {
  const platform = aMember();
  platform.offer(balanceHistory);
  platform.answer(
    balanceHistory,
    [10, 20].map(day => ({ at: asInstant(day), usdt: amount(String(day)) })),
  );
  platform.drive(balancesTopic, held);
  await shown('/', platform);
  expect(await within(balance()).findByRole('img', { name: 'Total balance, last 30 days' })).toBeVisible();
  act(() => platform.appearance.set({ balances: 'hidden' }));
  expect(within(balance()).queryByRole('img')).toBeNull();
});

it('says that nothing comes while the exchange can’t be reached, and asks again', async () => {
  const platform = aMember();
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  await shown('/', platform);
  await userEvent.click(await within(balance()).findByRole('button', { name: 'Try again' }));
  expect(platform.refreshed).toEqual([balancesTopic.name]);
});

it('counts the open orders and lists the newest five, live by pushes', async () => {
  const six = ['1', '2', '3', '4', '5', '6'].map(id =>
    anOrder(id, { total: amount('2'), amount: amount('1.5'), filled: amount('0.5') }),
  );
  const platform = aMember(six);
  await shown('/', platform);
  await screen.findByRole('region', { name: 'Open orders (6)' });
  const rows = () => within(orders()).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).toHaveTextContent(/BTC\/USDT.*Buy.*97,100\.00.*25%/);
  expect(within(orders()).getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/account/accountEntrust');
  act(() => platform.drive(entrustTopic, anOrder('7', { side: 'sell', base: 'ETH', currencyId: asId('ETH') })));
  await screen.findByRole('region', { name: 'Open orders (7)' });
  expect(rows()[0]).toHaveTextContent(/ETH\/USDT.*Sell/);
  await userEvent.click(within(rows()[0] ?? orders()).getByRole('button', { name: 'ETH/USDT' }));
  expect(platform.went).toEqual(['/dealCenter?symbol=ETH%2FUSDT']);
  // The other trading screens open on it as well (market.pair-stored).
  expect(localStorage.getItem('symbol')).toBe('ETH/USDT');
});

it('says so where there are none, and where they did not come', async () => {
  const platform = aMember();
  await shown('/', platform);
  expect(await within(orders()).findByText('No open orders')).toBeVisible();
});

it('offers to ask again for orders that did not come', async () => {
  const platform = aMember();
  platform.fail(listEntrusts, 'down');
  await shown('/', platform);
  expect(
    await within(orders()).findByText('Your open orders could not be loaded', {}, { timeout: 4_000 }),
  ).toBeVisible();
});

it('offers pairs to who has starred none, and lists what is starred', async () => {
  await shown('/', aMember());
  expect(within(favourites()).getByText('No favourites yet')).toBeVisible();
  expect(within(favourites()).getAllByRole('row').slice(1)).toHaveLength(2);
  await userEvent.click(within(favourites()).getByRole('button', { name: 'Favourite ETH/USDT' }));
  expect(within(favourites()).queryByText('No favourites yet')).toBeNull();
  expect(within(favourites()).getAllByRole('row').slice(1)).toHaveLength(1);
  expect(within(favourites()).getByText('3,481.20')).toBeVisible();
});
