import { asId, leverTrade, submitLeverageOrder } from '@tradefloor/contract';
import { decimal } from '@tradefloor/money';
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

const order = {
  currencyId: asId<never>(1),
  legalId: asId<never>(3),
  direction: 'long',
  mode: 'market',
  multiplier: decimal('10'),
  hands: decimal('2'),
} as const;

it('tells the owner alone of positions, risk and live profits, the lists as JSON text', async () => {
  const token = await exchange.tokenOf('operator');
  const owner = await connected(exchange.url, open, token);
  const other = await connected(exchange.url, open, await exchange.tokenOf('agent'));
  const guest = await connected(exchange.url, open);
  const overheard: unknown[] = [];
  for (const stranger of [other, guest]) {
    stranger.on('lever_trade', wire => overheard.push(wire));
    stranger.emit('login', 5);
  }
  const opened = pushes(owner, 'lever_trade', 1);
  const { id } = await exchange.get(submitLeverageOrder, order, { token });
  const [wire] = await opened;
  expect(wire).toMatchObject({ trades_all: expect.any(String), trades_entrust: '[]' });
  const push = leverTrade.value.decode(wire);
  expect(push.positions).toMatchObject([{ id: String(id), hands: '2', status: 'open' }]);
  expect(push.allProfits).toBe(push.positions[0]?.profit);
  expect(Number(push.riskRate)).toBeGreaterThan(120);
  const moved = pushes(owner, 'lever_trade', 1, next => Number(leverTrade.value.decode(next).allProfits) > 195);
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, Math.round(Number(push.positions[0]?.openPrice) + 10_000));
  expect(leverTrade.value.decode((await moved)[0])).toMatchObject({ positions: [{ id: String(id) }], entrusts: [] });
  expect(overheard).toEqual([]);
});
