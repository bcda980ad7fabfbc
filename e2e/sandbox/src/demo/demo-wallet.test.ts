import {
  asId,
  listAccountRecords,
  listTransferLog,
  listTransfers,
  listWithdrawalAddresses,
  wallets,
} from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

it('leaves no list of the demo trader empty, and shows every status', async () => {
  const out = await exchange.get(listTransferLog, { kind: 'withdrawal', limit: 50 }, { token });
  expect(new Set(out.rows.map(({ status }) => status))).toEqual(
    new Set(['applying', 'awaiting-chain', 'chain-success', 'chain-failure', 'rejected', 'in-station-success']),
  );
  const into = await exchange.get(listTransferLog, { kind: 'deposit', limit: 50 }, { token });
  expect(into.rows.length).toBeGreaterThan(7);
  expect((await exchange.get(listTransfers, {}, { token })).rows.length).toBeGreaterThan(10);
  expect(await exchange.get(listWithdrawalAddresses, { currencyId: asId<never>(3) }, { token })).toHaveLength(2);
});

it('pages the log by twenty, newest first, without a gap or a double (exchange.list-pages)', async () => {
  const pages = await Promise.all([1, 2].map(page => exchange.get(listTransferLog, { page }, { token })));
  const rows = pages.flatMap(page => page.rows);
  expect(pages[0]?.rows).toHaveLength(20);
  expect(pages[0]?.total).toBe(pages[1]?.total);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const times = rows.map(({ createdAt }) => createdAt ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

it.each(['legal', 'change', 'lever', 'micro'] as const)('has records of the %s account, by type', async account => {
  const all = await exchange.get(listAccountRecords, { account }, { token });
  expect(all.rows.length).toBeGreaterThan(0);
  expect(all.rows.every(row => row.account === account && row.info !== '')).toBe(true);
  const { rows } = await exchange.get(listAccountRecords, { account, kind: 'transfer' }, { token });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ kind }) => kind === 'transfer')).toBe(true);
});

it('records all that an account has: what is listed adds up to its balance', async () => {
  const { legal } = await exchange.get(wallets, {}, { token });
  const usdt = legal.rows.find(({ currencyName }) => currencyName === 'USDT')?.held.legal;
  let sum = 0n;
  const eighths = (value: string) => BigInt(Math.round(Number(value) * 1e8));
  for (let page = 1; ; page += 1) {
    const wish = { account: 'legal', currencyId: asId<never>(3), page } as const;
    const { rows } = await exchange.get(listAccountRecords, wish, { token });
    if (rows.length === 0) break;
    const counted = rows.filter(row => !['rejected', 'chain-failure', 'applying'].includes(row.status ?? ''));
    for (const { value, status } of counted) sum += status === 'awaiting-chain' ? 0n : eighths(value);
  }
  expect(sum).toBe(eighths(usdt?.available ?? '') + eighths(usdt?.locked ?? ''));
});

it('shows nobody what is another one’s', async () => {
  const newcomer = await exchange.tokenOf('newcomer');
  const { rows } = await exchange.get(listTransferLog, {}, { token: newcomer });
  expect(rows.map(({ info }) => info)).toEqual(['Opening balance']);
  expect((await exchange.get(listTransfers, {}, { token: newcomer })).rows).toEqual([]);
  expect(await exchange.get(listWithdrawalAddresses, { currencyId: asId<never>(3) }, { token: newcomer })).toEqual([]);
});
