import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  coinInfo,
  getDepositAddresses,
  listAccountRecords,
  type LogEntry,
  requestDeposit,
} from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { balanceChangesTopic, balancesTopic, chainRecordTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { aCoinInfo } from '../testing/coin-info';
import { aDeposit } from '../testing/a-deposit';
import { drawn } from '../testing/drawn';
import FiatWallet from './fiat-wallet';
import SpotWallet from './spot-wallet';

beforeEach(() => localStorage.clear());

const info = aCoinInfo({
  withdrawalMin: amount('10'),
  depositMin: amount('5'),
  confirmationsToCredit: 3,
  confirmationsToWithdraw: 6,
  networks: [
    {
      name: 'trc20',
      depositMin: amount('2'),
      confirmationsToCredit: 20,
      confirmationsToWithdraw: 40,
      withdrawalMin: null,
      rate: null,
    },
  ],
});

function open(isOpen = true, rows: readonly LogEntry[] = []): FakePlatform {
  const platform = fakePlatform();
  const usdt = (account: 'legal' | 'change') => aRow('USDT', account, ['10', '0'], { currencyId: asId('3') });
  const wallets = { legal: [aRow('BTC', 'legal', ['1', '0']), usdt('legal')], change: [usdt('change')] };
  platform.drive(balancesTopic, theWallets(wallets, isOpen));
  platform.answer(coinInfo, () => info);
  platform.answer(listAccountRecords, () => ({ rows, total: rows.length }));
  platform.answer(getDepositAddresses, () => [
    { network: 'erc20', address: '0xAA' },
    { network: 'trc20', address: 'TBB' },
    { network: 'omni', address: '1CC' },
  ]);
  return platform;
}

const button = (row: string, name: string) =>
  within(screen.getByRole('listitem', { name: row })).getByRole('button', { name });

it('opens one panel at a time, and closes it at a second press (wallet.one-panel)', async () => {
  drawn(open(), <FiatWallet />);
  await userEvent.click(button('BTC', 'Deposit'));
  expect(screen.getByRole('region', { name: 'Deposit BTC' })).toBeInTheDocument();
  await userEvent.click(button('USDT', 'Deposit'));
  expect(screen.queryByRole('region', { name: 'Deposit BTC' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Deposit USDT' })).toBeInTheDocument();
  await userEvent.click(button('USDT', 'Deposit'));
  expect(screen.queryByRole('region', { name: 'Deposit USDT' })).toBeNull();
});

it('leads to the page of deposit addresses, which are the spot account’s', () => {
  const link = () => screen.queryByRole('link', { name: 'Deposit address' });
  const { again } = drawn(open(), <SpotWallet />);
  expect(link()).toHaveAttribute('href', '/account/recharge');
  again(<FiatWallet />);
  expect(link()).toBeNull();
});

it('shows each network’s address with its warning, drawn here (wallet.address-at-home)', async () => {
  const platform = open();
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  expect(await screen.findByText('0xAA')).toBeInTheDocument();
  expect(screen.getByText(/^Ethereum \(ERC20\) only/)).toBeInTheDocument();
  const code = screen.getByRole('img', { name: 'USDT deposit address as a QR code' });
  expect(code.tagName).toBe('svg');
  await userEvent.click(screen.getByRole('radio', { name: 'TRC20' }));
  expect(screen.getByText('TBB')).toBeInTheDocument();
  expect(screen.getByText(/^TRON \(TRC20\) only/)).toBeInTheDocument();
  expect(await screen.findByText('20 confirmations')).toBeInTheDocument();
  expect(screen.getByText('2 USDT')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Omni' }));
  expect(screen.getByText('3 confirmations')).toBeInTheDocument();
  expect(screen.getByText('5 USDT')).toBeInTheDocument();
  expect(document.querySelectorAll('[src*="0xAA"], [href*="TBB"]')).toHaveLength(0);
});

it('reads the terms again when money has moved, so that who goes on to withdraw sees what is left of the day', async () => {
  const platform = open();
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  await waitFor(() => expect(platform.payloadsOf(coinInfo)).toHaveLength(1));
  expect(await screen.findByText('5 USDT')).toBeVisible();
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  await waitFor(() => expect(platform.payloadsOf(coinInfo)).toHaveLength(2));
});

it('says of a currency without an address that it is not there yet', async () => {
  const platform = open();
  platform.answer(getDepositAddresses, () => []);
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  expect(await screen.findByText('Not support yet!')).toBeInTheDocument();
});

it('asks for the amount alone on spot, and names what was paid to (wallet.deposit-needs)', async () => {
  const platform = open();
  platform.answer(requestDeposit, () => ({ message: null, id: null }));
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit request' }));
  expect(await screen.findByText('please input number')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount'), '4');
  expect(await screen.findByText('Minimum 5 USDT')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  await waitFor(() => expect(platform.went).toEqual(['/success?of=deposit']));
  expect(platform.payloadsOf(requestDeposit)).toEqual([
    { currencyId: '3', amount: '40', fromAddress: 'default', picture: '/placeholder.png', depositAddress: 'erc20' },
  ]);
});

it('takes what any other field of money takes: .5', async () => {
  const platform = open();
  platform.answer(coinInfo, () => ({ ...info, depositMin: null, networks: [] }));
  platform.answer(requestDeposit, () => ({ message: null, id: null }));
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  await userEvent.type(await screen.findByLabelText('Amount'), '.5');
  await userEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  await waitFor(() => expect(platform.payloadsOf(requestDeposit)).toMatchObject([{ amount: '0.5' }]));
});

it('asks for everything on fiat, and sends nothing before (wallet.deposit-needs)', async () => {
  const platform = open();
  drawn(platform, <FiatWallet />, '/new_account/legal?currency_id=3&open=deposit');
  await userEvent.type(await screen.findByLabelText('Amount'), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  expect(await screen.findByText('All fields are required')).toBeInTheDocument();
  expect(screen.getByText('Enter the transaction hash')).toBeInTheDocument();
  expect(screen.getByText('Add a screenshot of the payment')).toBeInTheDocument();
  expect(platform.payloadsOf(requestDeposit)).toEqual([]);
});

it('follows a deposit confirmation by confirmation', async () => {
  const rows = [aDeposit({})];
  const platform = open(true, rows);
  // What is asked for again says the same as what was pushed.
  const become = (change: Partial<LogEntry>) => {
    rows[0] = aDeposit(change);
    act(() => platform.drive(chainRecordTopic, aDeposit(change)));
  };
  drawn(platform, <SpotWallet />, '/new_account/change?open=deposit');
  expect(await screen.findByText('1 of 3 confirmations')).toBeInTheDocument();
  become({ confirmations: 2 });
  expect(await screen.findByText('2 of 3 confirmations')).toBeInTheDocument();
  become({ confirmations: 3, status: 'chain-success' });
  expect(await screen.findByText('3 of 6 confirmations')).toBeInTheDocument();
  const steps = () =>
    within(screen.getByRole('list', { name: 'Progress' }))
      .getAllByRole('listitem')
      .map(step => step.textContent);
  expect(steps()).toEqual([
    'Submitted done',
    'On chain done',
    'Credited done',
    '4Withdrawable in progress3 of 6 confirmations',
  ]);
  become({ confirmations: 6, status: 'chain-success' });
  // What is over needs no steps any more.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull());
  expect(screen.getByText('Withdrawable')).toBeVisible();
  act(() =>
    platform.drive(chainRecordTopic, aDeposit({ id: 'chain-2-legal-3', account: 'legal', value: amount('9') })),
  );
  expect(screen.queryByText('9 USDT')).toBeNull();
});
