import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, listAccountRecords, listTransferLog, listTransfers } from '@tradefloor/contract';
import { readStatement } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { currenciesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import Statement from '../statement/statement';
import { drawn } from '../testing/drawn';
import { CurrencyRecords } from './currency-records';
import FinancialRecords from './financial-records';
import MicroTransfers from './micro-transfers';
import TransferLog from './transfer-log';

const PAGE = 20;
const createdAt = asInstant(1_700_000_000_000);
const money = { createdAt, value: amount('-2.5'), account: 'legal', currencyName: 'USDT' };
const numbers = Array.from({ length: 2 * PAGE }, (_, at) => String(at));

/** An exchange that words its records in the language it is asked in. */
function exchange() {
  const platform = fakePlatform();
  const wording = (id: string) => `${platform.language.code()} ${id}`;
  const pageOf = <Row,>(page: number, row: (id: string, info: string) => Row) => ({
    rows: numbers.slice((page - 1) * PAGE, page * PAGE).map(id => row(id, wording(id))),
    total: numbers.length,
  });
  const unknown = { kind: 'trade', status: null, address: null, hash: null } as const;
  const log = ({ page = 1 }) => pageOf(page, (id, info) => ({ ...money, ...unknown, id, info }));
  platform.answer(listTransferLog, log);
  platform.answer(listAccountRecords, log);
  platform.answer(listTransfers, ({ page = 1 }) =>
    pageOf(page, (id, info) => ({ ...money, id, info, type: 'change-to-micro', amount: amount('2.5') })),
  );
  platform.offer(readStatement);
  platform.answer(readStatement, ({ page = 1 }) => {
    const { rows, total } = pageOf(page, (id, info) => ({
      id,
      info,
      at: createdAt,
      account: 'change' as const,
      currencyName: 'USDT',
      amount: amount('-2.5'),
      balance: amount('97.5'),
      kind: 'trade' as const,
    }));
    return { balances: [], lines: rows, total };
  });
  platform.drive(currenciesTopic, [{ id: asId<never>('3'), name: 'USDT', logo: null }]);
  return platform;
}

const worded = (language: string) => screen.queryAllByText(new RegExp(`^${language} \\d+$`));

it.each([
  ['of all accounts', <TransferLog key="" />],
  ['of each account', <FinancialRecords key="" />],
  ['of the micro account', <MicroTransfers key="" />],
])('has the records %s worded anew in the language that is chosen, on the page that is shown', async (_, view) => {
  const platform = exchange();
  drawn(platform, view);
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findByText('en 39');
  act(() => platform.language.set('kr'));
  expect(await screen.findByText('kr 39')).toBeVisible();
  expect([worded('kr'), worded('en')].map(({ length }) => length)).toEqual([PAGE, 0]);
});

it.each([
  ['one currency', <CurrencyRecords key="" account="legal" row={{ currencyId: asId('3'), currencyName: 'USDT' }} />],
  ['a statement', <Statement key="" />],
])('has every page of %s in one language', async (_, view) => {
  const platform = exchange();
  drawn(platform, view);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('en 39');
  act(() => platform.language.set('kr'));
  await waitFor(() => expect(worded('kr')).toHaveLength(2 * PAGE));
  expect(worded('en')).toEqual([]);
});
