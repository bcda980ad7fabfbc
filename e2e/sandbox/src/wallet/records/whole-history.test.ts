import { setTimeout } from 'node:timers/promises';
import {
  asInstant,
  type Call,
  listAccountRecords,
  listTransferLog,
  listTransfers,
  type Outcome,
} from '@tradefloor/contract';
import { balanceHistory, readStatement, totalRecords } from '@tradefloor/contract/ext';
import { SECOND } from '../../clock/clock';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const SPAN = { from: asInstant(Date.UTC(2020, 0, 1)), to: asInstant(Date.UTC(2100, 0, 1)) };

let exchange: TestExchange;
const open = async (options?: Parameters<typeof TestExchange.open>[0]) => {
  exchange = await TestExchange.open(options);
};
afterEach(() => exchange.close());

const read = (token: string) => exchange.ask(readStatement, SPAN, { token });
const TOO_MANY = /answered 429/;

it(
  'lets one member wait with a few of them, and others with theirs',
  async () => {
    await open();
    const [token, other] = [await exchange.tokenOf('trader'), await exchange.tokenOf('seller')];
    let goOn = () => {};
    const held = exchange.core.db.connection().execute(() => new Promise<void>(resolve => (goOn = resolve)));
    const refused: unknown[] = [];
    // Two are read, ten may wait.
    const allRefused = new Promise<void>(resolve => {
      for (let turn = 0; turn < 30; turn += 1) {
        read(token).catch((problem: unknown) => refused.push(problem) === 18 && resolve());
      }
    });
    await Promise.race([allRefused, setTimeout(20 * SECOND, null, { ref: false })]);
    const others = read(other);
    goOn();
    await held;
    expect(await others).toMatchObject({ kind: 'ok' });
    expect(refused.map(String)).toEqual(Array.from({ length: 18 }, () => expect.stringMatching(TOO_MANY)));
  },
  STARTING_MS,
);

type Asked = (token: string) => Promise<Outcome<unknown>>;
const asking =
  <Payload>(call: Call<Payload, unknown>, payload: Payload): Asked =>
  token =>
    exchange.ask(call, payload, { token });

it.each<readonly [name: string, ask: Asked]>([
  ['a statement', read],
  ['what it all was worth', asking(balanceHistory, {})],
  ['totals', asking(totalRecords, {})],
  ['an account’s records', asking(listAccountRecords, { account: 'legal' })],
  ['the log of all accounts', asking(listTransferLog, {})],
  ['transfers', asking(listTransfers, {})],
])('counts %s as five calls', async (_, ask) => {
  // Five at once, and another after two seconds.
  await open({ memberCallsPerSecond: 0.5 });
  const token = await exchange.tokenOf('trader');
  expect(await ask(token)).toMatchObject({ kind: 'ok' });
  await expect(ask(token)).rejects.toThrow(TOO_MANY);
});
