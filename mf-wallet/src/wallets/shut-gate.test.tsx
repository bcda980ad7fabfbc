import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, getDepositAddresses, listAccountRecords } from '@tradefloor/contract';
import { balancesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import FiatWallet from './fiat-wallet';
import SpotWallet from './spot-wallet';

beforeEach(() => localStorage.clear());

const said = { kind: 'warning', text: 'Deposits and withdrawals are currently closed. Try again later.' };
const panel = () => screen.queryByRole('region', { name: 'Deposit USDT' });

function gated(isOpen: boolean) {
  const platform = fakePlatform();
  const usdt = (account: 'legal' | 'change') => aRow('USDT', account, ['10', '0'], { currencyId: asId('3') });
  const become = (nowOpen: boolean) =>
    platform.drive(balancesTopic, theWallets({ legal: [usdt('legal')], change: [usdt('change')] }, nowOpen));
  platform.answer(getDepositAddresses, []);
  platform.answer(listAccountRecords, { rows: [], total: 0 });
  become(isOpen);
  return { platform, become: (nowOpen: boolean) => act(() => become(nowOpen)) };
}

it('says that the gate is shut, and opens nothing (wallet.open-gate)', async () => {
  const { platform } = gated(false);
  drawn(platform, <SpotWallet />);
  expect(platform.notices).toEqual([]);
  const row = within(screen.getByRole('listitem', { name: 'USDT' }));
  await userEvent.click(row.getByRole('button', { name: 'Deposit' }));
  expect(platform.notices).toMatchObject([said]);
  expect(panel()).toBeNull();
});

it('says it once to who was led to a panel that may not open (wallet.open-gate)', () => {
  const { platform, become } = gated(false);
  drawn(platform, <FiatWallet />, '/new_account/legal?currency_id=3&open=deposit');
  become(false);
  expect(panel()).toBeNull();
  expect(platform.notices).toMatchObject([said]);
});

it('says it when the gate shuts over an open panel (wallet.open-gate)', () => {
  const { platform, become } = gated(true);
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  expect(panel()).toBeVisible();
  expect(platform.notices).toEqual([]);
  become(false);
  expect(panel()).toBeNull();
  expect(platform.notices).toMatchObject([said]);
});
