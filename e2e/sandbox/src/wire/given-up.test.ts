import { asId, placeOrder } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.0001') } as const;

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

const fateOf = async (idempotencyKey: string, isGivenUp?: boolean) =>
  (await exchange.get(lookUpCall, { idempotencyKey, isGivenUp }, { token })).fate;

it('refuses what arrives after its sender was told that it was not done (exchange.given-up)', async () => {
  expect(await fateOf('late', true)).toBe('unknown');
  expect(await exchange.ask(placeOrder, order, { token, key: 'late' })).toMatchObject({ kind: 'refused' });
  expect(await fateOf('late')).toBe('refused');
});

it('takes what was only asked for, and gives up nothing that was done', async () => {
  expect(await fateOf('asked')).toBe('unknown');
  const { id } = await exchange.get(placeOrder, order, { token, key: 'asked' });
  expect(await fateOf('asked', true)).toBe('done');
  expect(await exchange.get(placeOrder, order, { token, key: 'asked' })).toMatchObject({ id });
});
