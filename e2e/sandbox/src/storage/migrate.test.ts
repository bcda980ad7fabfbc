import { Kysely, sql } from 'kysely';
import { STARTING_MS } from '../testing/test-exchange';
import { migrate } from './migrate';
import { PGliteClient } from './pglite-client';
import { pgliteDialects } from './pglite-dialect';
import type { Tables } from './tables';

const EARLIER = '0007-staking';

const BARE: ReadonlyArray<readonly [account: string, phone: string | null, country: string | null]> = [
  ['ann@example.com', '13800138000', null],
  ['13900139000', '13900139000', '+86'],
  ['15112345678', '15112345678', '49'],
  // Registered in China, and moved.
  ['13700137000', '+447911123456', '44'],
  ['+12025550123', '+12025550123', '1'],
  // Somebody else's in full already.
  ['2025550123', '2025550123', '1'],
];

const client = new PGliteClient({ folder: null, snapshot: null });
const db = new Kysely<Tables>({ dialect: pgliteDialects(client).reading });
afterAll(() => client.close());

const run = (statement: string) => sql.raw(statement).execute(db);
const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
const linesNow = async () =>
  (
    await sql`select entry_id, line, member_id, currency_id, account, part, amount from ledger_line
    order by entry_id, line`.execute(db)
  ).rows;
const entriesNow = async () =>
  (await sql`select id, cause, reference, at from ledger_entry order by id`.execute(db)).rows;

beforeAll(async () => {
  await migrate(db, EARLIER);
  await run(`insert into ledger_entry values (1, 'opening', 'member:7', 10), (2, 'spot_lock', 'spot_order:1', 20),
    (3, 'spot_trade', 'spot_order:1 spot_order:2', 30), (4, 'transfer', 'legal-to-lever', 40), (9, 'gone', 'odd, "one"', 50)`);
  await run(`insert into ledger_line values
    (1, 0, -1, 3, 'change', 'available', -100), (1, 1, 7, 3, 'change', 'available', 100),
    (2, 0, 7, 3, 'change', 'available', -9.870000000000000001), (2, 1, 7, 3, 'change', 'locked', 9.870000000000000001),
    (3, 0, 7, 3, 'change', 'locked', -9.87), (3, 1, 8, 3, 'change', 'available', 9.86),
    (3, 2, -3, 3, 'change', 'available', 0.01), (3, 3, 8, 1, 'change', 'available', -1),
    (3, 4, 7, 1, 'change', 'available', 1),
    (4, 0, 8, 3, 'legal', 'available', -5), (4, 1, 8, 3, 'lever', 'available', 5)`);
  const members = BARE.map(
    ([account, phone, country], index) =>
      `(${index + 1}, ${text(account)}, ${text(phone)}, ${text(country)}, 'hash', 'AA${index}', 0)`,
  );
  await run(`insert into member (id, account, phone, country_code, password_hash, extension_code, created_at)
    values ${members.join(', ')}`);
}, STARTING_MS);

it(
  'packs the lines of an earlier layout into their entries, and loses none',
  async () => {
    const before = { entries: await entriesNow(), lines: await linesNow() };
    expect(before.lines).toHaveLength(11);
    await migrate(db);
    expect(await entriesNow()).toEqual(before.entries);
    expect(await linesNow()).toEqual(before.lines);
    const { rows } = await sql<{ id: number; concerns: string | null }>`
    select id, concerns::text as concerns from ledger_entry order by id`.execute(db);
    expect(rows.map(({ id, concerns }) => [id, concerns])).toEqual([
      [1, '{7}'],
      [2, null],
      [3, '{7,8}'],
      [4, '{8}'],
      [9, null],
    ]);
  },
  STARTING_MS,
);

it('makes the country a part of every phone', async () => {
  const { rows } = await sql<{ account: string; phone: string | null }>`
    select account, phone from member order by id`.execute(db);
  expect(rows.map(({ account, phone }) => [account, phone])).toEqual([
    ['ann@example.com', '+8613800138000'],
    ['+8613900139000', '+8613900139000'],
    ['+4915112345678', '+4915112345678'],
    ['+8613700137000', '+447911123456'],
    ['+12025550123', '+12025550123'],
    ['2025550123', '2025550123'],
  ]);
});
