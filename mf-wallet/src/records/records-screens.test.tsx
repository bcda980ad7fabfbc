import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, listTransferLog, type LogEntry, listTransfers } from '@tradefloor/contract';
import { totalRecords } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { balanceChangesTopic, currenciesTopic, offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import CoinRecords from './coin-records';
import MicroTransfers from './micro-transfers';
import TransferLog from './transfer-log';

const entry = (id: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  value: amount('-20.5'),
  info: 'Withdrawal (ERC20)',
  createdAt: asInstant(1_700_000_000_000),
  account: 'legal',
  currencyName: 'USDT',
  kind: 'withdrawal',
  status: 'awaiting-chain',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  hash: null,
  network: 'erc20',
  fee: amount('0.041'),
  confirmations: 2,
  confirmationsNeeded: 15,
  ...more,
});

function exchange(rows: readonly LogEntry[], total = rows.length) {
  const platform = fakePlatform();
  platform.answer(listTransferLog, { rows, total });
  platform.drive(currenciesTopic, [{ id: asId<never>('3'), name: 'USDT', logo: null }]);
  platform.answer(totalRecords, [
    { currencyId: asId<never>('3'), currencyName: 'USDT', received: amount('7.25'), spent: amount('20.5') },
  ]);
  platform.offer(totalRecords);
  platform.drive(offeredTopic, [totalRecords.name]);
  return platform;
}

it('asks for what the address wishes, twenty a page, with the totals of all pages', async () => {
  const platform = exchange([entry('1')], 45);
  drawn(platform, <TransferLog />, '/account/transferLog?account=legal&type=withdrawal&currency=3');
  expect(await screen.findByRole('cell', { name: 'Withdrawal (ERC20)' })).toBeVisible();
  expect(platform.payloadsOf(listTransferLog)[0]).toEqual({
    account: 'legal',
    kind: 'withdrawal',
    currencyId: '3',
    page: 1,
    limit: 20,
  });
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.getByText('20.50')).toBeVisible();
  // A withdrawal is never received.
  expect(totals.queryByText('7.25')).toBeNull();
  expect(screen.getByRole('button', { name: 'Page 3' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Transfer');
  await waitFor(() => expect(platform.payloadsOf(totalRecords).at(-1)).toMatchObject({ kind: 'transfer' }));
  expect(await screen.findByText('7.25')).toBeVisible();
});

it('says the year of what happened in another one than today', async () => {
  const rows = [entry('1', { createdAt: asInstant(Date.now()) }), entry('2')];
  drawn(exchange(rows), <TransferLog />, '/account/transferLog');
  const times = (await screen.findAllByRole('row'))
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent);
  expect(times).toEqual([expect.stringMatching(/^\d\d\/\d\d, \d\d:\d\d$/), expect.stringMatching(/^11\/1\d\/2023, /)]);
});

it('opens one withdrawal: how far it is, its fee, and what is received (wallet.chain-states)', async () => {
  drawn(exchange([entry('1')]), <CoinRecords />, '/account/coinRecord?type=withdrawal');
  await userEvent.click(within((await screen.findAllByRole('row'))[1] ?? document.body).getByRole('button'));
  const details = within(screen.getByRole('dialog', { name: 'USDT withdrawal' }));
  expect(details.getByText('2 of 15 confirmations')).toBeVisible();
  expect(details.getByText('0.041 USDT')).toBeVisible();
  expect(details.getByText('20.459 USDT')).toBeVisible();
});

it('keeps what is being read open when newer records push it from its page', async () => {
  const platform = exchange([entry('1')]);
  drawn(platform, <CoinRecords />, '/account/coinRecord?type=withdrawal');
  await userEvent.click(within((await screen.findAllByRole('row'))[1] ?? document.body).getByRole('button'));
  platform.answer(listTransferLog, { rows: [entry('1', { confirmations: 3 })], total: 1 });
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  expect(await screen.findByText('3 of 15 confirmations')).toBeVisible();
  platform.answer(listTransferLog, { rows: [entry('2')], total: 21 });
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  expect(await screen.findByRole('button', { name: 'Page 2', hidden: true })).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByText('20.459 USDT')).toBeVisible();
});

it('shows every record of a server that gives them no ids', async () => {
  const rows = [entry('1'), entry('2', { value: amount('-3') }), entry('3', { info: 'Withdrawal (TRC20)' })];
  drawn(exchange(rows.map(row => ({ ...row, id: null }))), <TransferLog />, '/account/transferLog');
  await screen.findAllByRole('cell', { name: /^Withdrawal/ });
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length);
});

const moved = (id: string, type: string, number: string) => ({
  id,
  type,
  amount: amount(number),
  info: type,
  account: '',
  currencyName: 'USDT',
  createdAt: asInstant(1_700_000_000_000),
});

it('asks for the micro account’s transfers page by page, with the totals of all pages', async () => {
  const platform = exchange([]);
  platform.answer(listTransfers, {
    rows: [moved('1', 'change-to-micro', '60'), moved('2', 'micro-to-legal', '20.5')],
    total: 45,
  });
  drawn(platform, <MicroTransfers />, '/transferRecord?currency=3');
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  expect(platform.payloadsOf(listTransfers)[0]).toEqual({ account: 'micro', currencyId: '3', page: 1, limit: 20 });
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect([totals.getByText('7.25'), totals.getByText('20.50')]).toHaveLength(2);
  expect(platform.payloadsOf(totalRecords)[0]).toEqual({ account: 'micro', kind: 'transfer', currencyId: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(platform.payloadsOf(listTransfers).at(-1)).toMatchObject({ page: 3 }));
});

it('parts what a server that knows no pages answers, and shows nothing of other accounts', async () => {
  const platform = exchange([]);
  const all = Array.from({ length: 30 }, (_, at) =>
    moved(String(at), at < 9 ? 'legal-to-lever' : 'change-to-micro', '60'),
  );
  platform.answer(listTransfers, { rows: all, total: null });
  drawn(platform, <MicroTransfers />, '/transferRecord');
  expect(await screen.findAllByRole('row')).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

it('tells who has nothing how it begins, and who filters that nothing matches', async () => {
  drawn(exchange([]), <CoinRecords />, '/account/coinRecord');
  expect(await screen.findByText('No history yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/new_account/change?open=deposit');
  expect(screen.getByRole('link', { name: 'Deposit address' })).toHaveAttribute('href', '/account/recharge');
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'USDT');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});
