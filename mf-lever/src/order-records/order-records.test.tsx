import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';
import { listLeverageRecords } from '@tradefloor/contract/ext';
import { decimal, price } from '@tradefloor/money';
import { leverageTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import type { TFunction } from 'i18next';
import { drawn } from '../testing/drawn';
import { aClosed, anEntrust, aPosition } from '../testing/orders';
import { told } from '../testing/own-lists';
import AllOrders from './all-orders';
import { beginOf } from './order-wish';
import PairOrders from './pair-orders';
import { recordsFile } from './record-file';
import TradingRecords from './trading-records';
import WalletOrders from './wallet-orders';

const lent = { leverageShare: decimal('0.01'), spread: decimal('0.02'), leverageFee: decimal('0.05') };
const bitcoin = aQuote('BTC/USDT', { price: '98000.00', markPrice: price('98000.00'), ...lent });
const ether = aQuote('ETH/USDT', { price: '3000.00', ...lent });

function holding(orders: readonly LeverageOrder[], { narrows = true } = {}) {
  const platform = fakePlatform();
  quoted(platform, bitcoin, ether);
  let held = orders;
  const page = (rows: readonly LeverageOrder[], at = 1) => ({
    rows: rows.slice((at - 1) * 10, at * 10),
    total: rows.length,
  });
  platform.answer(listLeverageOrders, wish =>
    page(
      held.filter(({ status }) => wish.status === undefined || status === wish.status),
      wish.page,
    ),
  );
  if (narrows) platform.offer(listLeverageRecords);
  platform.answer(listLeverageRecords, wish =>
    page(
      held.filter(({ direction }) => wish.direction === undefined || direction === wish.direction),
      wish.page,
    ),
  );
  return { platform, become: (next: readonly LeverageOrder[]) => (held = next) };
}

const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
const texts = async (name: string) => (await rows(name)).map(row => row.textContent);

const midnight = (day: number) => new Date(2026, 10, day).getTime();

beforeEach(() => localStorage.clear());

it('shows each order in its state, with what was asked and what it holds', async () => {
  const { platform } = holding([
    anEntrust('3', { direction: 'short' }),
    aPosition('2'),
    aClosed('1', { endedBy: 'owner' }),
  ]);
  drawn(platform, <AllOrders />, '/leverTransactions');
  const [pending, open, closed] = await texts('All leverage orders');
  expect(pending).toContain('95,000');
  expect(pending).toContain('Pending');
  // The profit of 0.1 BTC, 1,000 above its opening.
  await waitFor(async () => expect((await texts('All leverage orders'))[1]).toContain('+100.00'));
  expect(open).toContain('Open');
  expect(closed).toContain('-100.00');
  expect(closed).toContain('Closed');
});

it('records what was opened and closed at, and says of what never was neither', async () => {
  const { platform } = holding([anEntrust('2', { status: 'revoked' }), aClosed('1')]);
  drawn(platform, <TradingRecords />, '/leverRecord');
  const [revoked, closed] = await texts('Leverage history');
  expect(closed).toMatch(/97,000.*96,000.*9\.7000.*-100\.00Closed$/);
  expect(revoked).toMatch(/————Cancelled$/);
});

it('says why an order ended, where that was not its owner’s doing', async () => {
  const ends = (['liquidation', 'owner', undefined] as const).map((endedBy, at) =>
    aClosed(String(9 - at), { endedBy }),
  );
  const { platform } = holding(ends);
  drawn(platform, <TradingRecords />, '/leverRecord');
  const said = await texts('Leverage history');
  expect(said.map(text => text?.match(/Closed.*$/)?.[0])).toEqual(['Closed Liquidation', 'Closed', 'Closed']);
});

it('shows an entry as bright as the prices beside it, and the rest of it dimmed', async () => {
  const opened = price('97012.345678');
  const closed = aClosed('1', { originPrice: price('97000.00'), openPrice: opened, price: price('96000.00') });
  const { platform } = holding([closed]);
  drawn(platform, <TradingRecords />, '/leverRecord');
  expect(await screen.findByText('97,012.34')).toHaveTextContent(/^97,012\.345678$/);
  expect(screen.getByText('5678')).toBeVisible();
});

it('says no margin and no fee of what was cancelled, to which both came back, on screen or in a file', async () => {
  const revoked = anEntrust('2', { status: 'revoked' });
  const { platform } = holding([revoked, anEntrust('1')]);
  drawn(platform, <AllOrders />, '/leverTransactions');
  const [cancelled, pending] = await texts('All leverage orders');
  expect(pending).toMatch(/95,000—485\.00009\.7000—Pending$/);
  expect(cancelled).toMatch(/95,000————Cancelled$/);
  const { heads, cells } = recordsFile('orders', (key => key) as TFunction);
  const [margin, fee] = [heads.indexOf('positions.margin'), heads.indexOf('positions.fee')];
  expect([cells(revoked)[margin], cells(revoked)[fee]]).toEqual(['', '']);
  expect([cells(anEntrust('1'))[margin], cells(anEntrust('1'))[fee]]).toEqual(['485', '9.7']);
});

it('asks for what the address wishes, and writes there what is chosen', async () => {
  const { platform } = holding([aPosition('1')]);
  drawn(platform, <AllOrders />, '/leverTransactions?symbol=eth/usdt&state=closed');
  await screen.findByText('No orders found');
  expect(platform.payloadsOf(listLeverageOrders)).toContainEqual({
    status: 'closed',
    currencyId: 'ETH',
    legalId: 'USDT',
    page: 1,
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pair' }), 'All pairs');
  await userEvent.click(screen.getByRole('radio', { name: 'Short' }));
  await screen.findByText('No orders found');
  expect(platform.payloadsOf(listLeverageRecords).at(-1)).toEqual({ direction: 'short', page: 1 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '7 days');
  const since = beginOf('7', Date.now());
  await waitFor(() =>
    expect(platform.payloadsOf(listLeverageRecords).at(-1)).toEqual({ direction: 'short', since, page: 1 }),
  );
});

it('counts the days anew at the reader’s midnight, in a tab that stays open', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59, 50), advanceTimers: true });
  const { platform } = holding([aPosition('1')]);
  drawn(platform, <AllOrders />, '/leverTransactions?days=1');
  await waitFor(() => expect(platform.payloadsOf(listLeverageRecords).at(-1)).toMatchObject({ since: midnight(23) }));
  act(() => jest.advanceTimersByTime(11_000));
  await waitFor(() => expect(platform.payloadsOf(listLeverageRecords).at(-1)).toMatchObject({ since: midnight(24) }));
  jest.useRealTimers();
});

it('offers neither sides nor days where the server can’t be asked for them, whatever the address says', async () => {
  const { platform } = holding([aPosition('1')], { narrows: false });
  drawn(platform, <AllOrders />, '/leverTransactions?side=short&days=7');
  expect(await rows('All leverage orders')).toHaveLength(1);
  expect(screen.queryByRole('radio', { name: 'Short' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
});

it('is gone through page by page where there are more than ten', async () => {
  const { platform } = holding(Array.from({ length: 11 }, (_, at) => aClosed(String(20 - at))));
  drawn(platform, <WalletOrders />, '/new_account/letransactions');
  expect(await rows('Leverage orders')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await rows('Leverage orders')).toHaveLength(1));
});

it('asks again when an order opens or ends, and not with every price', async () => {
  const { platform, become } = holding([anEntrust('1')]);
  drawn(platform, <AllOrders />, '/leverTransactions');
  await screen.findByText('Pending');
  act(() => told(platform, [anEntrust('1')]));
  const asked = platform.payloadsOf(listLeverageOrders).length;
  act(() => told(platform, [anEntrust('1', { price: price('99000') })]));
  expect(platform.payloadsOf(listLeverageOrders)).toHaveLength(asked);
  become([aPosition('1')]);
  act(() => told(platform, [aPosition('1')]));
  expect(await screen.findByText('Open', { selector: 'td *, td' })).toBeInTheDocument();
  expect(platform.bus.last(leverageTopic)).toBeUndefined();
});

it('lists one pair, another one on choice', async () => {
  const { platform } = holding([aPosition('1')]);
  drawn(platform, <PairOrders />, '/leverTransaction?symbol=BTC/USDT');
  await rows('Leverage orders by pair');
  expect(platform.payloadsOf(listLeverageOrders)).toContainEqual({ currencyId: 'BTC', legalId: 'USDT', page: 1 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pair' }), 'ETH/USDT');
  await waitFor(() =>
    expect(platform.payloadsOf(listLeverageOrders)).toContainEqual({ currencyId: 'ETH', legalId: 'USDT', page: 1 }),
  );
});

it('begins today at the reader’s midnight, seven days with today among them', () => {
  const now = new Date(2026, 10, 22, 13, 30).getTime();
  expect(beginOf('1', now)).toBe(midnight(22));
  expect(beginOf('7', now)).toBe(midnight(16));
  expect(beginOf('all', now)).toBeNull();
});
