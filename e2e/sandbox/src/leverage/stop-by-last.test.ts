import {
  asId,
  listLeverageOrders,
  type OrderId,
  placeOrder,
  setStops,
  type StopPrice,
  submitLeverageOrder,
} from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('operator');
}, STARTING_MS);
afterAll(() => exchange.close());

/** Two members trade in an empty book: the last price is there, and the mark is not. */
async function tradedAt(at: string): Promise<void> {
  exchange.core.traders.withdraw();
  const order = { ...BTC_USDT, mode: 'limit', price: price(at), amount: amount('0.01') } as const;
  const sides = { sell: await exchange.tokenOf('seller'), buy: await exchange.tokenOf('trader') } as const;
  for (const side of ['sell', 'buy'] as const) {
    await exchange.get(placeOrder, { side, ...order }, { token: sides[side] });
  }
  await exchange.core.rounds.run();
}

const openIds = async () =>
  (await exchange.get(listLeverageOrders, { status: 'open', page: 1 }, { token })).rows.map(({ id }) => id);

const held = async (stopBy: StopPrice) => {
  const { id } = await exchange.get(
    submitLeverageOrder,
    { ...BTC_USDT, direction: 'long', mode: 'market', multiplier: decimal('10'), hands: decimal('1') },
    { token },
  );
  const position: OrderId = asId(String(id));
  await exchange.get(setStops, { id: position, takeProfit: price('101000'), stopLoss: price('0'), stopBy }, { token });
  return position;
};

const bitcoin = () => {
  const pair = exchange.core.hall.called('BTC/USDT');
  if (!pair) throw new Error('No market.');
  return pair;
};

it('is set off by no price from before it was set', async () => {
  const { rounds, traders } = exchange.core;
  await rounds.run();
  for (const at of [101_500, 100_000]) await traders.setPrice(bitcoin(), at);
  const both = [await held('mark'), await held('last')];
  await rounds.run();
  expect(await openIds()).toEqual(both.toReversed());
  await traders.setPrice(bitcoin(), 101_500);
  await rounds.run();
  expect(await openIds()).toEqual([]);
});

it('sets a stop off by the price that its owner chose, and closes at the mark all the same', async () => {
  const pair = bitcoin();
  await exchange.core.traders.setPrice(pair, 100_000);
  const [byMark, byLast] = [await held('mark'), await held('last')];
  await exchange.core.rounds.run();
  expect(await openIds()).toEqual([byLast, byMark]);

  await tradedAt('101500');
  expect(await openIds()).toEqual([byMark]);
  const [closed] = (await exchange.get(listLeverageOrders, { status: 'closed', page: 1 }, { token })).rows;
  expect(closed).toMatchObject({ id: byLast, endedBy: 'take-profit', price: '100000.00', stopBy: 'last' });

  await exchange.core.traders.setPrice(pair, 101_200);
  await exchange.core.rounds.run();
  expect(await openIds()).toEqual([]);
});

it('keeps what sets a stop off, where who sets it says nothing of that', async () => {
  await exchange.core.traders.setPrice(bitcoin(), 100_000);
  const id = await held('last');
  await exchange.get(setStops, { id, takeProfit: price('103000'), stopLoss: price('0') }, { token });
  const { rows } = await exchange.get(listLeverageOrders, { status: 'open', page: 1 }, { token });
  expect(rows).toMatchObject([{ id, takeProfit: '103000.00', stopBy: 'last' }]);
});
