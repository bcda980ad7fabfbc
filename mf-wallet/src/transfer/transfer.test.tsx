import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, listTransfers, transfer, type TransferRecord } from '@tradefloor/contract';
import { amount as amountOf } from '@tradefloor/money';
import { balanceChangesTopic, balancesTopic, connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { funded } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Transfer from './transfer';
import TransferToLeverage from './transfer-to-leverage';

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Transfer' }));

const aTransfer = (id: string): TransferRecord => ({
  id,
  type: 'legal-to-micro',
  amount: amountOf(`${id}0`),
  info: 'Credited as a bonus',
  account: 'micro',
  currencyName: 'USDT',
  createdAt: asInstant(1_700_000_000_000 + Number(id)),
});

function page(screenOf: typeof Transfer, address = '/') {
  const platform = fakePlatform();
  funded(platform, { USDT: ['250.75', '0'] }, 'legal');
  platform.answer(transfer, { message: null, id: null });
  platform.answer(listTransfers, { rows: [], total: 0 });
  const Screen = screenOf;
  drawn(platform, <Screen />, address);
  return platform;
}

it('says that nothing comes while the exchange can’t be reached', async () => {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  drawn(platform, <Transfer />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(platform.refreshed).toEqual([balancesTopic.name]);
});

it('moves all that is there, says it, and is ready for the next', async () => {
  const platform = page(Transfer);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(amount()).toHaveValue('250.75');
  await press();
  await waitFor(() => expect(platform.payloadsOf(transfer)).toHaveLength(1));
  expect(platform.payloadsOf(transfer)).toEqual([
    { amount: '250.75', currencyId: 'USDT', from: 'legal', to: 'change' },
  ]);
  expect(platform.notices).toEqual([{ kind: 'success', text: '250.75 USDT transferred: Fiat → Spot' }]);
  await waitFor(() => expect(amount()).toHaveValue(''));
  expect(platform.questions).toEqual([]);
});

it('swaps the direction, and says what is available there', async () => {
  const platform = page(Transfer, '/new_account/transfer?from=micro&to=legal');
  expect(screen.getByLabelText('From')).toHaveValue('micro');
  await userEvent.type(amount(), '5');
  await press();
  expect(amount()).toHaveAccessibleDescription('Insufficient balance. Lower the amount or deposit USDT.');
  await userEvent.click(screen.getByRole('button', { name: 'Swap accounts' }));
  expect(
    [screen.getByLabelText('From'), screen.getByLabelText('To')].map(field => (field as HTMLSelectElement).value),
  ).toEqual(['legal', 'micro']);
  await userEvent.type(amount(), '5');
  await press();
  await waitFor(() => expect(platform.payloadsOf(transfer)).toMatchObject([{ from: 'legal', to: 'micro' }]));
});

it('shows beside the form what each account holds of the currency, and the last five transfers', async () => {
  const platform = fakePlatform();
  funded(platform, { USDT: ['250.75', '0'], BTC: ['1.5', '0'] }, 'legal');
  const rows = [6, 5, 4, 3, 2, 1].map(id => aTransfer(String(id)));
  platform.answer(listTransfers, { rows, total: rows.length });
  drawn(platform, <Transfer />);
  expect(screen.getByRole('region', { name: 'USDT available' })).toHaveTextContent('Fiat250.75');
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'BTC');
  expect(screen.getByRole('region', { name: 'BTC available' })).toHaveTextContent('Fiat1.50');
  const recent = within(screen.getByRole('region', { name: 'Recent transfers' }));
  expect(await recent.findAllByText('Fiat → Micro trading')).toHaveLength(5);
  expect(recent.getByText('60.00')).toBeVisible();
  expect(recent.queryByText('10.00')).toBeNull();
  expect(recent.getByRole('link', { name: 'Transaction history' })).toHaveAttribute('href', '/account/transferLog');
});

it('says that nothing was moved yet, and what the exchange calls a way that it alone knows', async () => {
  const platform = page(Transfer);
  expect(await screen.findByText('No transfers yet')).toBeVisible();
  platform.answer(listTransfers, { rows: [{ ...aTransfer('7'), type: 'bonus' }], total: 1 });
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  expect(await screen.findByText('Credited as a bonus')).toBeVisible();
});

it('exchanges in hundreds, and only after a yes (wallet.exchange-step)', async () => {
  const platform = page(TransferToLeverage);
  expect(screen.getAllByText('Fiat to leverage')).toHaveLength(1);
  await userEvent.type(amount(), '150');
  await press();
  expect(amount()).toHaveAccessibleDescription(/^Enter a multiple of 100/);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '200');
  await press();
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.payloadsOf(transfer)).toEqual([]);
  platform.answerQuestions(true);
  await waitFor(() =>
    expect(platform.payloadsOf(transfer)).toEqual([{ amount: '200', currencyId: 'USDT', way: 'legal-to-lever' }]),
  );
});
