import { asId, cancelOrder, placeOrder } from '@tradefloor/contract';
import { entrustChanged } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { connected, pushes } from '../testing/listening';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
const open: Socket[] = [];
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => {
  open.splice(0).forEach(socket => socket.close());
  return exchange.close();
});

it('an order that is cancelled is told with what was filled of it, and nothing remains', async () => {
  const asking = { token: await exchange.tokenOf('trader') };
  const other = { token: await exchange.tokenOf('seller') };
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, 100_000);
  exchange.core.traders.withdraw();
  const socket = await connected(exchange.url, open, asking.token);
  const coming = pushes(socket, entrustChanged.event, 3);
  const limit = { ...BTC_USDT, mode: 'limit', price: price('100000') } as const;
  const placed = await exchange.get(placeOrder, { ...limit, side: 'buy', amount: amount('0.03') }, asking);
  await exchange.get(placeOrder, { ...limit, side: 'sell', amount: amount('0.01') }, other);
  await exchange.get(cancelOrder, { id: asId(String(placed.id)), side: 'buy' }, asking);
  const told = (await coming).map(wire => entrustChanged.value.decode(wire));
  expect(told.map(({ amount: remaining, filled, total }) => [remaining, filled, total].map(Number))).toEqual([
    [0.03, 0, 0.03],
    [0.02, 0.01, 0.03],
    [0, 0.01, 0.03],
  ]);
});
