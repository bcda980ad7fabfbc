import { asId, publishAdvert, takeAdvert } from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { connected, pushes } from '../testing/listening';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
const open: Socket[] = [];

beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterEach(() => open.splice(0).forEach(socket => socket.close()));
afterAll(() => exchange.close());

it('tells both parties of an order their own side of it, and nobody else', async () => {
  const [seller, trader, agent] = await Promise.all(['seller', 'trader', 'agent'].map(name => exchange.tokenOf(name)));
  const sockets = [seller, trader, agent].map(token => connected(exchange.url, open, token));
  const [ofSeller, ofTrader, ofAgent] = await Promise.all(sockets);
  if (!ofSeller || !ofTrader || !ofAgent) throw new Error('Not connected.');
  let strangers = 0;
  ofAgent.on(c2cOrderChanged.event, () => (strangers += 1));
  const coming = Promise.all([ofSeller, ofTrader].map(socket => pushes(socket, c2cOrderChanged.event, 1)));
  const advert = { side: 'sell', way: 'bank', price: price('7.13'), total: amount('50') } as const;
  const { id } = await exchange.get(
    publishAdvert,
    { ...advert, currencyId: asId<never>('3') },
    { token: seller ?? null },
  );
  const order = await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, { token: trader ?? null });
  const [[toSeller], [toTrader]] = (await coming) as [[unknown], [unknown]];
  expect(c2cOrderChanged.value.decode(toSeller)).toMatchObject({ id: order.id, side: 'sell', isAdvertOwner: true });
  expect(c2cOrderChanged.value.decode(toTrader)).toMatchObject({ id: order.id, side: 'buy', status: 'unpaid' });
  expect(strangers).toBe(0);
});
