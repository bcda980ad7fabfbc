import { asId, listMessages, placeOrder, upload } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DAY } from '../clock/clock';
import { PICTURES } from '../pictures/picture-address';
import { PICTURE_COLUMNS } from '../pictures/picture-use';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
  // The nights before it was first opened.
  await night();
}, STARTING_MS);
afterAll(() => exchange.close());

const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await sql
    .raw<{ rows: number }>(`select count(*)::int8 as rows from ${table} where ${where}`)
    .execute(exchange.core.db);
  return rows[0]?.rows ?? 0;
};

/** Turns of the rounds until the night's work is done. */
async function night(): Promise<void> {
  const { clock, rounds, settings } = exchange.core;
  const before = settings.get('swept_until');
  clock.set(clock.now() + DAY);
  while (settings.get('swept_until') === before) await rounds.run();
}

const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function uploaded(token: string, colour: string): Promise<string> {
  const file = new Blob([new Uint8Array(await drawn(colour))], { type: 'image/png' });
  return exchange.get(upload, { file }, { token });
}

it('removes what nobody asks for any more, and nothing else', async () => {
  const { core } = exchange;
  const token = await exchange.tokenOf('trader');
  const member = core.members.withAccount('trader@tradefloor.test');
  const [used, unused] = [await uploaded(token, '#123456'), await uploaded(token, '#654321')];
  const name = (address: string) => `name = '${address.slice(PICTURES.length)}'`;
  const payment = core.payees.of(member?.id ?? 0);
  if (!payment) throw new Error('The demo has not opened.');
  await core.clerk.perform(deed => core.payees.save(deed, { ...payment, alipay_picture: used }));
  await core.codes.send('somebody@tradefloor.test', 'register', { member: null, network: '', cookies: '' });
  const order = { side: 'buy', currencyId: asId<never>(1), legalId: asId<never>(3), mode: 'limit' } as const;
  await exchange.get(placeOrder, { ...order, price: price('80000'), amount: amount('0.001') }, { token, key: 'k' });
  const inbox = (await exchange.get(listMessages, {}, { token })).messages.length;
  const before = await count('ledger_entry');
  await night();
  expect([await count('picture', name(used)), await count('picture', name(unused))]).toEqual([1, 0]);
  expect(await count('one_time_code')).toBe(0);
  expect(await count('idempotent_answer', `key = 'k'`)).toBe(1);
  for (let day = 0; day < 7; day += 1) await night();
  expect(await count('idempotent_answer', `key = 'k'`)).toBe(0);
  expect(await count('picture', name(used))).toBe(1);
  expect(
    (await exchange.get(listMessages, {}, { token: await exchange.tokenOf('trader') })).messages.length,
  ).toBeGreaterThanOrEqual(inbox);
  expect(await count('ledger_entry')).toBeGreaterThanOrEqual(before);
});

it('knows every column that a picture is shown by', async () => {
  const { rows } = await sql<{ held: string }>`
    select table_name || '.' || column_name as held from information_schema.columns
    where table_schema = 'public' and column_name like '%picture%' order by 1`.execute(exchange.core.db);
  expect(rows.map(({ held }) => held)).toEqual([...PICTURE_COLUMNS].sort());
});

it('refuses more pictures than a member may keep unused', async () => {
  const token = await exchange.tokenOf('newcomer');
  const { id = 0 } = exchange.core.members.withAccount('newcomer@tradefloor.test') ?? {};
  await sql`insert into picture select 'big' || n || '.png', ${id}, '', decode(repeat('00', 4194304), 'hex'), ${exchange.core.clock.now()}
    from generate_series(1, 5) n`.execute(exchange.core.db);
  const file = new Blob([new Uint8Array(await drawn('#222222'))], { type: 'image/png' });
  expect(await exchange.ask(upload, { file }, { token })).toMatchObject({
    kind: 'refused',
    message: 'You have too many unused images. Use one of them, or try again tomorrow.',
  });
  await night();
  expect(await exchange.ask(upload, { file }, { token: await exchange.tokenOf('newcomer') })).toMatchObject({
    kind: 'ok',
  });
});
