import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, coinInfo, getDepositAddresses, listAccountRecords, requestDeposit } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aRow } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { DepositPanel } from './deposit-panel';

const known = () => coinInfo.answer.decode({ name: 'USDT', deposit_min: '5', credit_confirmations: 3 });

function open(platform: FakePlatform): void {
  platform.answer(listAccountRecords, () => ({ rows: [], total: 0 }));
  platform.answer(getDepositAddresses, () => [{ network: null, address: '1CC' }]);
  const usdt = aRow('USDT', 'change', ['10', '0'], { currencyId: asId('3') });
  drawn(platform, <DepositPanel account="change" row={usdt} />);
}

it('says that its terms could not be loaded, and asks for them again', async () => {
  const platform = fakePlatform();
  platform.fail(coinInfo, '', 'server-error');
  open(platform);
  const failed = 'Minimum and confirmations could not be loaded';
  expect(await screen.findByText(failed, {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('img', { name: /deposit address/ })).toBeVisible();
  platform.answer(coinInfo, known);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Minimum deposit')).toBeVisible();
});

it('says how long a deposit takes', async () => {
  const platform = fakePlatform();
  platform.answer(coinInfo, known);
  open(platform);
  expect(await screen.findByText('Typically takes 10 to 60 minutes, depending on the network.')).toBeVisible();
});

it('says, for who does not see the tick, that the address was copied', async () => {
  const { click } = userEvent.setup();
  const platform = fakePlatform();
  platform.answer(coinInfo, known);
  open(platform);
  await click(await screen.findByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
});

it('says in its own words that a request never arrived', async () => {
  const platform = fakePlatform();
  platform.answer(coinInfo, known);
  platform.offer(lookUpCall);
  platform.fail(requestDeposit, '', 'unreachable');
  platform.answer(lookUpCall, { fate: 'unknown', id: null, message: null });
  open(platform);
  await userEvent.type(await screen.findByLabelText('Amount'), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  const said = 'Submission of recharge application failed. Nothing was submitted; try again.';
  await waitFor(() => expect(platform.notices).toMatchObject([{ text: said }]), { timeout: 10_000 });
});

it('says how much a request may say to come, and no more is sent (wallet.deposit-word)', async () => {
  const platform = fakePlatform();
  const bounds = { deposit_max: '100', deposit_day_limit: '300', deposit_day_used: '250' };
  platform.answer(coinInfo, () => coinInfo.answer.decode({ name: 'USDT', deposit_min: '5', ...bounds }));
  open(platform);
  const field = await screen.findByLabelText('Amount');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Up to 100 USDT per request, 50 USDT more today'));
  await userEvent.type(field, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  expect(field).toHaveAccessibleDescription(/^You can request 50 USDT more today/);
  await userEvent.type(field, '0');
  expect(field).toHaveAccessibleDescription(/^Maximum 100 USDT per request/);
  expect(platform.payloadsOf(requestDeposit)).toEqual([]);
});

it.each([
  ['bep20', 'BEP20'],
  ['btc', 'Bitcoin'],
])('names the only network that there is, which its address does not: %s', async (name, shown) => {
  const platform = fakePlatform();
  platform.answer(coinInfo, () => coinInfo.answer.decode({ name: 'USDT', networks: [{ name }] }));
  open(platform);
  expect(await screen.findByText(`USDT deposit address on ${shown}`)).toBeVisible();
  expect(screen.getByText(`${shown} only. USDT sent over any other network will be lost.`)).toBeVisible();
});
