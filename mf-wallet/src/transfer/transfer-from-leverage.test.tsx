import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, type LeverageOrder, listLeverageOrders, listTransfers, transfer } from '@tradefloor/contract';
import { amount as amountOf, decimal, price } from '@tradefloor/money';
import { connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { funded } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Transfer from './transfer';

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const all = () => userEvent.click(screen.getByRole('button', { name: 'All' }));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Transfer' }));

const aPosition = (id: string, profit: string, legal: string | null = 'USDT'): LeverageOrder => ({
  id: asId(id),
  direction: 'long',
  symbol: 'BTC/USDT',
  currencyId: asId('BTC'),
  legalId: legal === null ? null : asId(legal),
  hands: decimal('10'),
  multiplier: decimal('20'),
  quantity: amountOf('0.1'),
  originPrice: price('97000'),
  openPrice: price('97000'),
  price: price('97000'),
  takeProfit: price('0'),
  stopLoss: price('0'),
  originMargin: amountOf('485'),
  margin: amountOf('485'),
  fee: amountOf('9.7'),
  overnight: amountOf('0'),
  profit: amountOf(profit),
  openedAt: null,
  handledAt: null,
  completedAt: null,
  createdAt: null,
  status: 'open',
});

function page(positions: readonly LeverageOrder[], from = 'lever') {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 20 });
  funded(platform, { USDT: ['500', '0'] }, 'lever');
  platform.answer(transfer, { message: null, id: null });
  platform.answer(listTransfers, { rows: [], total: 0 });
  platform.answer(listLeverageOrders, { rows: positions, total: positions.length });
  drawn(platform, <Transfer />, `/new_account/transfer?from=${from}&to=legal`);
  return platform;
}

it('moves as much out of leverage as its positions leave free (leverage.may-leave)', async () => {
  const platform = page([aPosition('1', '0'), aPosition('2', '-900', 'ETH')]);
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Up to 402.999515 USDT while positions are open'));
  await all();
  expect(amount()).toHaveValue('402.999515');
  await press();
  await waitFor(() => expect(platform.payloadsOf(transfer)).toMatchObject([{ amount: '402.999515', from: 'lever' }]));
});

it('says beside the field what may leave, as prices move', async () => {
  const platform = page([aPosition('1', '0', null)]);
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/^Up to 402/));
  platform.answer(listLeverageOrders, { rows: [aPosition('1', '-400.5', null)], total: 1 });
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/^Up to 2\.499515 USDT/), { timeout: 4_000 });
  await userEvent.type(amount(), '2.5');
  await press();
  expect(amount()).toHaveAccessibleDescription(/^Your positions need the rest: the risk rate must stay above 120%\./);
  expect(platform.payloadsOf(transfer)).toEqual([]);
});

it('moves all of it without positions, and asks for none where they carry nothing', async () => {
  const platform = page([]);
  await waitFor(() => expect(platform.payloadsOf(listLeverageOrders)).toEqual([{ status: 'open', page: 1 }]));
  await all();
  expect(amount()).toHaveValue('500');
  expect(amount()).not.toHaveAccessibleDescription();
  expect(page([aPosition('1', '0')], 'legal').payloadsOf(listLeverageOrders)).toEqual([]);
});
