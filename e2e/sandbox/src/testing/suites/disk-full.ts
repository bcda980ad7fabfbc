import { asId, placeOrder, transfer, wallets } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { sql } from 'kysely';
import { STARTING_MS, type TestExchange } from '../test-exchange';

const USDT = asId<never>(3);
const PAIR = { currencyId: asId<never>(1), legalId: USDT };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.001') } as const;
const move = { amount: amount('1'), currencyId: USDT, from: 'change', to: 'micro' } as const;

/** What PostgreSQL says of a disk without room, at the table that every change of money writes. */
const FILLED = [
  `create function disk_full() returns trigger language plpgsql as $$ begin
     raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  'create trigger disk_full before insert or update on balance for each statement execute function disk_full()',
];
const EMPTIED = ['drop trigger disk_full on balance', 'drop function disk_full()'];

export function diskFull(open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  beforeAll(async () => {
    exchange = await open();
  }, STARTING_MS);
  afterAll(() => exchange.close());

  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(exchange.core.db);
  };

  const place = (token: string, turn: number) => exchange.ask(placeOrder, order, { token, key: `order ${turn}` });
  const send = (token: string, turn: number) => exchange.ask(transfer, move, { token, key: `transfer ${turn}` });

  it('says so while the disk is full, acknowledges nothing, and goes on when there is room', async () => {
    const token = await exchange.tokenOf('trader');
    const held = async () => {
      const { change } = await exchange.get(wallets, {}, { token });
      const row = change.rows.find(({ currencyName }) => currencyName === 'USDT');
      return [row?.held.change, row?.held.micro];
    };
    const before = await held();
    await run(FILLED);
    for (let turn = 0; turn < 3; turn += 1) {
      for (const act of [place, send]) {
        const back = exchange.core.recovery.whenDone();
        const message: unknown = expect.stringContaining('Nothing was changed');
        expect(await act(token, turn)).toMatchObject({ kind: 'refused', message });
        await back;
        expect(await held()).toEqual(before);
      }
    }
    await run(EMPTIED);
    // The same keys: what was refused had no effect that could count.
    expect(await place(token, 0)).toMatchObject({ kind: 'ok' });
    expect(await send(token, 0)).toMatchObject({ kind: 'ok' });
    expect(await held()).not.toEqual(before);
  });
}
