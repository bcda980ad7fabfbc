import { asId, asInstant, listTransfers, type PayloadOf, type TransferRecord } from '@tradefloor/contract';
import { MINUTE } from '../../clock/clock';
import { type AccountName, type Holding, spot } from '../../ledger/account';
import { fund, memberIdOf } from '../../testing/funded';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const USDT = 3;
const PAGE_ROWS = 20;
/** More than a client that knows no pages is told of. */
const MANY = 225;

let exchange: TestExchange;
let token: string;
let began: number;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('newcomer');
  began = exchange.core.clock.now();
  await fund(exchange, spot(memberIdOf(exchange, 'newcomer'), USDT), '1000');
  for (const to of ['micro', 'lever'] as const) await moved('change', to, 1);
  await moved('micro', 'legal', 1);
  await moved('change', 'legal', MANY);
}, STARTING_MS);
afterAll(() => exchange.close());

/** One unit each time, a minute apart. */
async function moved(from: AccountName, to: AccountName, times: number): Promise<void> {
  const { clerk, clock } = exchange.core;
  const holding = (account: AccountName): Holding => ({ ...spot(memberIdOf(exchange, 'newcomer'), USDT), account });
  for (let time = 0; time < times; time += 1) {
    clock.set(clock.now() + MINUTE);
    await clerk.perform(deed =>
      deed.post({ cause: 'transfer', reference: `${from}-to-${to}` }, [
        { holding: holding(from), units: -1n },
        { holding: holding(to), units: 1n },
      ]),
    );
  }
}

const asked = (wish: PayloadOf<typeof listTransfers>) => exchange.get(listTransfers, wish, { token });

it('goes through all of them page by page, each on one page, the newest first (exchange.list-pages)', async () => {
  const rows: TransferRecord[] = [];
  for (let page = 1; ; page += 1) {
    const part = await asked({ page });
    expect(part.rows.length).toBeLessThanOrEqual(PAGE_ROWS);
    if (part.rows.length === 0) break;
    expect(part.total).toBe(MANY + 3);
    rows.push(...part.rows);
  }
  expect(rows).toHaveLength(MANY + 3);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows.map(({ createdAt }) => createdAt).toSorted((one, other) => (other ?? 0) - (one ?? 0)),
  );
});

it('finds those of one account, in and out, however many others came after them', async () => {
  const { rows, total } = await asked({ page: 1, account: 'micro' });
  expect([rows.map(({ type }) => type), total]).toEqual([['micro-to-legal', 'change-to-micro'], 2]);
});

it('keeps to a currency and a span: from a moment, and before another', async () => {
  const span = { from: asInstant(began + MINUTE), to: asInstant(began + 3 * MINUTE) };
  const { rows, total } = await asked({ page: 1, ...span });
  expect([rows.map(({ type }) => type), total]).toEqual([['change-to-lever', 'change-to-micro'], 2]);
  expect(await asked({ page: 1, ...span, currencyId: asId('1') })).toEqual({ rows: [], total: 0 });
  expect(await asked({ page: 1, from: span.to, to: span.from })).toEqual({ rows: [], total: 0 });
});

it('answers who asks for no page as ever: the newest, as the data itself', async () => {
  const answer = await fetch(`${exchange.url}/api/wallet/hzhistory`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams(),
  });
  const { data }: { readonly data: readonly unknown[] } = JSON.parse(await answer.text());
  expect(data).toHaveLength(200);
});
