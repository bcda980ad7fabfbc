import { asId, cancelOrder, placeOrder } from '@tradefloor/contract';
import { listPastOrders } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { sql } from 'kysely';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

async function anOrderThatIsCancelled(at: string): Promise<string> {
  const wish = { side: 'buy', ...BTC_USDT, mode: 'limit', price: price(at), amount: amount('0.002') } as const;
  const { id } = await exchange.get(placeOrder, wish, { token });
  await exchange.get(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token });
  return String(id);
}

it('tells of a cancelled order at the price that was asked, and of one at market at what was paid', async () => {
  const cancelled = await anOrderThatIsCancelled('81000');
  const wish = { side: 'buy', ...BTC_USDT, mode: 'market', amount: amount('0.003') } as const;
  const bought = String((await exchange.get(placeOrder, wish, { token })).id);
  const { rows } = await exchange.get(listPastOrders, BTC_USDT, { token });
  expect(rows[0]).toMatchObject({ id: bought, state: 'filled', mode: 'market', price: null, filled: '0.003' });
  expect(Number(rows[0]?.averagePrice)).toBeGreaterThan(80_000);
  expect(rows[1]).toMatchObject({
    id: cancelled,
    state: 'cancelled',
    price: '81000.00',
    total: '0.002000',
    filled: '0',
    averagePrice: null,
  });
});

it('lists one state, one pair, and each order on one page', async () => {
  for (let count = 0; count < 11; count += 1) await anOrderThatIsCancelled(String(82_000 + count));
  const wish = { ...BTC_USDT, state: 'cancelled' } as const;
  const first = await exchange.get(listPastOrders, wish, { token });
  const second = await exchange.get(listPastOrders, { ...wish, page: 2 }, { token });
  expect(first.rows).toHaveLength(10);
  expect(first.total).toBe(first.rows.length + second.rows.length);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(first.total);
  expect([...first.rows, ...second.rows].every(({ state, base }) => state === 'cancelled' && base === 'BTC')).toBe(
    true,
  );
});

it('shows nobody the orders of somebody else', async () => {
  const seller = await exchange.tokenOf('seller');
  const mine = await anOrderThatIsCancelled('83000');
  const { rows } = await exchange.get(listPastOrders, {}, { token: seller });
  expect(rows.map(({ id }) => id)).not.toContain(mine);
  expect(await exchange.ask(listPastOrders, {}, {})).not.toMatchObject({ kind: 'ok' });
});

it('finds a page of a long history, and what was paid for it, by their indexes', async () => {
  const { db, members } = exchange.core;
  const id = members.withAccount('agent@tradefloor.test')?.id ?? 0;
  const agent = await exchange.tokenOf('agent');
  await sql`insert into spot_order (id, member_id, pair_id, side, kind, price, quantity, remaining, state, created_at, closed_at)
    select 1000000 + n, ${id}::int8, 1, 'buy', 'limit', 97000, 0.01, 0, 'filled', 1700000000000 + n, 1700000000000 + n from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`insert into spot_fill (id, order_id, member_id, pair_id, side, price, quantity, total, fee, at)
    select 1000000 + n, 1000000 + n, ${id}::int8, 1, 'buy', 97000, 0.01, 970, 0, 1700000000000 + n from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`analyze spot_order, spot_fill`.execute(db);
  const before = await scansOf('spot_order_ended', 'spot_fill_order');
  const { rows } = await exchange.get(listPastOrders, {}, { token: agent });
  expect(rows.map(row => [row.id, row.averagePrice])).toContainEqual(['1020000', '97000']);
  const after = await scansOf('spot_order_ended', 'spot_fill_order');
  expect(after.every((scans, at) => scans > (before[at] ?? 0))).toBe(true);
});

async function scansOf(...indexes: readonly string[]): Promise<number[]> {
  const { db } = exchange.core;
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string; scans: number }>`select indexrelname as name, idx_scan::int4 as scans
    from pg_stat_user_indexes`.execute(db);
  return indexes.map(index => rows.find(({ name }) => name === index)?.scans ?? -1);
}
