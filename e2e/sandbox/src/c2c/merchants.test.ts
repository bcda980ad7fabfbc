import {
  type Advert,
  asId,
  listAdverts,
  markC2cPaid,
  type OrderId,
  readC2cOrder,
  takeAdvert,
} from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { SECOND } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

async function offerOf(name: string, side: 'buy' | 'sell'): Promise<Advert> {
  const { rows } = await exchange.get(listAdverts, { side, currencyId: asId<never>('3') });
  const found = rows.find(({ ownerName, way }) => ownerName === name && way === 'bank');
  if (!found) throw new Error(`${name} has no such advert.`);
  return found;
}

const take = async ({ id }: Advert, number?: string): Promise<OrderId> => {
  const part = number === undefined ? {} : { amount: amount(number) };
  return asId(String((await exchange.get(takeAdvert, { id, ...part }, { token })).id));
};
const stateOf = async (id: OrderId) => (await exchange.get(readC2cOrder, { id }, { token })).status;

const pass = async (seconds: number) => {
  exchange.core.clock.set(exchange.core.clock.now() + seconds * SECOND);
  await exchange.core.rounds.run();
};

it('fill the market on both sides from the first start', async () => {
  for (const side of ['buy', 'sell'] as const) {
    const { total } = await exchange.get(listAdverts, { side });
    expect(total).toBeGreaterThanOrEqual(12);
  }
});

it('release what was paid, after a while, and come back with a new advert when one is sold out', async () => {
  await exchange.core.settings.set('merchant_seconds', '40');
  const offer = await offerOf('Harbour OTC', 'sell');
  const order = await take(offer);
  await exchange.get(markC2cPaid, { id: order }, { token });
  await pass(39);
  expect(await stateOf(order)).toBe('paid');
  await pass(1);
  expect(await stateOf(order)).toBe('finished');
  const next = await offerOf('Harbour OTC', 'sell');
  expect(next.id).not.toBe(offer.id);
  expect(next.remaining).toBe(next.total);
});

it('pay for what they buy', async () => {
  await exchange.core.settings.set('merchant_seconds', '40');
  const order = await take(await offerOf('Peak Exchange', 'buy'), '400');
  await pass(39);
  expect(await stateOf(order)).toBe('unpaid');
  await pass(1);
  expect(await stateOf(order)).toBe('paid');
});
