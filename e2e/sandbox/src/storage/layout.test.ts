import * as fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { STARTING_MS } from '../testing/test-exchange';
import { seededSnapshot } from '../testing/snapshot';
import { type Database, openDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', snapshot: await seededSnapshot() });
  for (const table of ['ledger_entry', 'spot_order']) {
    await sql`create table ${sql.table(`tried_${table}`)} as table ${sql.table(table)} with no data`.execute(
      database.db,
    );
  }
}, STARTING_MS);
afterAll(() => database.close());

/** Rows as bytes, and what the database made of them. */
async function readBack(rows: ReadonlyArray<Readonly<Record<string, unknown>>>, table: 'ledger_entry' | 'spot_order') {
  const bytes = database.layout[table].bytesOf(rows);
  await database.writer.executeQuery(
    CompiledQuery.raw(`insert into tried_${table} select * from unnest($1::${table}[])`, [bytes]),
  );
  const { rows: read } = await sql<Record<string, unknown>>`
    delete from ${sql.table(`tried_${table}`)} returning *`.execute(database.db);
  return read;
}

const whole = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
/** Every digit that is written is there again, at the scale that it was written with. */
const decimal = fc
  .tuple(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.integer({ min: 0, max: 20 }))
  .map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
    const point = digits.length - scale;
    return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ''}`;
  });
const text = fc.string({ unit: 'binary' }).filter(written => !written.includes('\0'));
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of);

it('stores rows as they are: every digit, letter and nothing at all', async () => {
  const order = fc.record({
    id: whole,
    member_id: whole,
    pair_id: fc.integer(),
    side: text,
    kind: text,
    price: decimal,
    quantity: decimal,
    remaining: decimal,
    state: text,
    created_at: whole,
    closed_at: maybe(whole),
    client_order_id: maybe(text),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 5 }), async rows => {
      expect(await readBack(rows, 'spot_order')).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

it('stores an entry with its lines', async () => {
  const lines = [
    { member_id: 1, currency_id: 3, account: 'change', part: 'available', amount: '-12.50' },
    { member_id: -1, currency_id: 3, account: 'change', part: 'locked', amount: '12.50' },
  ];
  const [read] = await readBack(
    [{ id: 1, cause: 'deposit', reference: 'é', at: 2, lines, concerns: [1, 7] }],
    'ledger_entry',
  );
  expect(read).toMatchObject({ id: 1, reference: 'é', concerns: [1, 7] });
  expect(String(read?.['lines'])).toBe('(1,3,change,available,-12.50),(-1,3,change,locked,12.50)');
});

it('takes nothing for a decimal that is none', () => {
  for (const price of ['1e5', '', 'NaN', '1.2.3', ' 1', '.5', '-']) {
    expect(() => database.layout.spot_order.bytesOf([{ price }])).toThrow('Not a decimal');
  }
});

it('writes by more statements than are kept prepared, and by one whose first use broke', async () => {
  const write = (text: string, rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
    database.writer.executeQuery(CompiledQuery.raw(text, [database.layout.setting.bytesOf(rows)]));
  const insert = 'insert into setting select * from unnest($1::setting[])';
  const rows = [{ name: 'tried', value: 'once' }];
  await expect(write(insert, [...rows, ...rows])).rejects.toThrow('duplicate key');
  await write(insert, rows);
  const change = (turn: number) => `update setting set value = '${turn}' from unnest($1::setting[]) row
    where setting.name = row.name`;
  for (let turn = 0; turn < 120; turn += 1) await write(change(turn), rows);
  for (const turn of [0, 119]) await write(change(turn), rows);
  const { value } = await database.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'tried')
    .executeTakeFirstOrThrow();
  expect(value).toBe('119');
});
