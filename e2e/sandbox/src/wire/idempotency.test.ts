import { createHash } from 'node:crypto';
import { asId, type PayloadOf, withdraw } from '@tradefloor/contract';
import { setFundPassword } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const PROOF = '246810';
const wish = (digits: string): PayloadOf<typeof withdraw> => ({
  currencyId: asId<never>(3),
  amount: amount(digits),
  address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  fundPassword: PROOF,
});

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
  await exchange.get(setFundPassword, { fundPassword: PROOF, password: DEMO_PASSWORD }, { token });
}, STARTING_MS);
afterAll(() => exchange.close());

/** As anybody could make it who tries all six digits. */
function plainHash(asked: object): string {
  const entries = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

const onTheWire = (digits: string): Record<string, unknown> => Object(withdraw.payload.encode(wish(digits)));

const rowOf = (key: string) =>
  exchange.core.db.selectFrom('idempotent_answer').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

it('keeps of a request what nobody can try out who reads the database', async () => {
  await exchange.get(withdraw, wish('20'), { token, key: 'sealed' });
  const { fund_password: _, ...without } = onTheWire('20');
  const { request_hash: kept } = await rowOf('sealed');
  expect([plainHash(onTheWire('20')), plainHash(without)]).not.toContain(kept);
});

it('knows a request again that was stored before hashes had a key', async () => {
  const first = await exchange.get(withdraw, wish('30'), { token, key: 'old' });
  const old = plainHash(onTheWire('30'));
  await exchange.core.db.updateTable('idempotent_answer').set({ request_hash: old }).where('key', '=', 'old').execute();
  expect(await exchange.get(withdraw, wish('30'), { token, key: 'old' })).toEqual(first);
  expect(await exchange.ask(withdraw, wish('31'), { token, key: 'old' })).toMatchObject({ kind: 'refused' });
});
