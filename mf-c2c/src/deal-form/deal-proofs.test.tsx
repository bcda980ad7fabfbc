import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptorInfo, dealWithAcceptor } from '@tradefloor/contract';
import type { CurrentUser } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { anAcceptor } from '../testing/an-acceptor';
import { shown } from '../testing/shown';

const counter = anAcceptor();
const CODE = 'Authenticator or recovery code';

const kept = () => Object.values(Object.fromEntries(Object.entries(localStorage))).join(' ');
beforeEach(() => localStorage.clear());

async function opened(current: '0' | '1', user: Partial<CurrentUser>) {
  const platform = fakePlatform({ answers: true });
  platform.answer(acceptorInfo, counter);
  platform.answer(dealWithAcceptor, { message: 'Sent', id: '7' });
  known(platform, { phone: '13800138000', ...user });
  await shown(`/account/rechargeMoney?id=1&current=${current}`, platform);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000');
  await userEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
  await userEvent.type(screen.getByRole('textbox', { name: /account/ }), '6214830112345678');
  return platform;
}

it('takes the own hand of who withdraws, and keeps it nowhere (wallet.own-hand)', async () => {
  const platform = await opened('1', { fundPasswordSet: true, twoStepOn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByLabelText('Fund password')).toHaveAccessibleDescription('Enter your six-digit fund password');
  expect(screen.getByLabelText(CODE)).toHaveAccessibleDescription('Enter the code from your authenticator app');
  expect(platform.payloadsOf(dealWithAcceptor)).toEqual([]);
  platform.fail(dealWithAcceptor, 'The authenticator code is incorrect or was already used.');
  await userEvent.type(screen.getByLabelText('Fund password'), '246810');
  await userEvent.type(screen.getByLabelText(CODE), '482913{Enter}');
  expect(await screen.findByText('The authenticator code is incorrect or was already used.')).toBeVisible();
  expect(kept()).toContain('6214830112345678');
  expect(kept()).not.toMatch(/246810|482913/);
  expect(screen.getByLabelText(CODE)).toHaveValue('');
  expect(screen.getByLabelText('Fund password')).toHaveValue('246810');
  platform.answer(dealWithAcceptor, { message: 'Sent', id: '7' });
  await userEvent.type(screen.getByLabelText(CODE), '731924{Enter}');
  await waitFor(() => expect(platform.went).toEqual(['/success?of=acceptorWithdrawal']));
  expect(platform.payloadsOf(dealWithAcceptor).map(({ fundPassword, code }) => [fundPassword, code])).toEqual([
    ['246810', '482913'],
    ['246810', '731924'],
  ]);
});

it('asks nothing more of who recharges', async () => {
  const platform = await opened('0', { fundPasswordSet: true, twoStepOn: true });
  expect(screen.queryByLabelText('Fund password')).toBeNull();
  expect(screen.queryByLabelText(CODE)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(platform.payloadsOf(dealWithAcceptor)).toHaveLength(1));
  expect(platform.payloadsOf(dealWithAcceptor)[0]).not.toHaveProperty('fundPassword');
});

it('asks for what was set elsewhere meanwhile, once a withdrawal was refused for it', async () => {
  const platform = await opened('1', {});
  expect(screen.queryByLabelText('Fund password')).toBeNull();
  platform.fail(dealWithAcceptor, 'Enter your fund password.');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Enter your fund password.')).toBeVisible();
  expect(platform.refreshed).toContain('user');
  act(() => known(platform, { phone: '13800138000', fundPasswordSet: true }));
  expect(screen.getByLabelText('Fund password')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000');
});
