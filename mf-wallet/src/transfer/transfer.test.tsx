import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transfer } from '@tradefloor/contract';
import { balancesTopic, connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { funded } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Transfer from './transfer';
import TransferToLeverage from './transfer-to-leverage';

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Transfer' }));

function page(screenOf: typeof Transfer, address = '/') {
  const platform = fakePlatform();
  funded(platform, { USDT: ['250.75', '0'] }, 'legal');
  platform.answer(transfer, { message: null, id: null });
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
