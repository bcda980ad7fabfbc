import { type Candle, kline, marketDepth, type Resolution } from '@tradefloor/contract';
import { SUBSCRIBE } from '@tradefloor/contract/ext';
import type { Socket } from 'socket.io-client';
import { MINUTE } from '../clock/clock';
import { aggregate } from '../market/aggregate';
import { candleOf } from '../market/candle-of';
import { connected, pushes } from '../testing/listening';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
const open: Socket[] = [];
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => {
  open.splice(0).forEach(socket => socket.close());
  return exchange.close();
});

function bitcoin() {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  return market;
}

/** Market makers trade with each other. */
function tradedAt(at: number): void {
  const market = bitcoin();
  const price = market.book.side('sell').best()?.price ?? 0n;
  market.place({ id: -at, owner: -999, side: 'buy', price, quantity: 1_000n, rests: false }, at);
}

it.each<[Resolution, string]>([
  ['1', '1min'],
  ['5', '5min'],
])('tells a bar of %s minutes to its end, and then the next one', async (resolution, period) => {
  const market = bitcoin();
  const socket = await connected(exchange.url, open);
  const span = Number(resolution) * MINUTE;
  const told: Candle[] = [];
  socket.on(kline.event, wire => told.push(kline.value.decode(wire).candle));
  // The book's first word says that the wish was heard.
  const heard = pushes(socket, marketDepth.event, 1, wire => marketDepth.value.decode(wire).sequence !== null);
  socket.emit(SUBSCRIBE, { channels: ['market_depth', 'kline'], pairs: ['1/3'], periods: [period] });
  await heard;
  const next = (Math.floor((market.minutes.last?.at ?? 0) / span) + 1) * span;
  const begun = pushes(socket, kline.event, 1, wire => kline.value.decode(wire).candle.time === next);
  // One turn of the feed sees both.
  tradedAt(next - 10);
  tradedAt(next + 10);
  await begun;
  expect(told.map(({ time }) => time)).toEqual([next - span, next]);
  const [ended] = aggregate(market.minutes.between(next - span, next - 1), resolution);
  if (!ended) throw new Error('No bar.');
  const { close, volume } = candleOf(market, ended, resolution);
  expect(told[0]).toMatchObject({ close, volume });
});
