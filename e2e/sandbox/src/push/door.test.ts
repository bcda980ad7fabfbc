import { asId, type BookPush, marketDepth } from '@tradefloor/contract';
import { SUBSCRIBE } from '@tradefloor/contract/ext';
import type { Socket } from 'socket.io-client';
import { connected, pushes } from '../testing/listening';
import { RawSocket } from '../testing/raw-socket';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
const open: Socket[] = [];
const raw: RawSocket[] = [];

beforeAll(async () => {
  exchange = await TestExchange.open({ socketsPerAddress: 2, ownOrigins: ['https://www.tradefloor.example'] });
}, STARTING_MS);
afterEach(() => {
  open.splice(0).forEach(socket => socket.close());
  raw.splice(0).forEach(socket => socket.end());
});
afterAll(() => exchange.close());

async function answerTo(headers: Readonly<Record<string, string>>): Promise<string> {
  const [socket, line] = await RawSocket.open(exchange.url, headers);
  raw.push(socket);
  return line.split(' ')[1] ?? '';
}
let asked = 0;
const from = (address: string) => ({ 'x-forwarded-for': address });

it.each([
  ['another site’s page', { origin: 'https://elsewhere.example' }, '400'],
  ['another site’s page, as browsers say it', { 'sec-fetch-site': 'cross-site' }, '400'],
  ['a page without an origin', { origin: 'null' }, '400'],
  ['its own page', { origin: 'https://tradefloor.test', 'x-forwarded-host': 'tradefloor.test' }, '101'],
  ['a page of an origin that is its own', { origin: 'https://www.tradefloor.example' }, '101'],
  ['a program', {}, '101'],
])('answers a socket of %s', async (_, headers, status) => {
  expect(await answerTo({ ...headers, ...from(`203.0.113.${(asked += 1)}`) })).toBe(status);
});

it('answers the first words of long polling of another site alike', async () => {
  const path = `${exchange.url}/wss/socket.io/?EIO=4&transport=polling`;
  expect((await fetch(path, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
});

it('gives an address no more sockets than it may have, an IPv6 one with its network, and takes them back', async () => {
  const statuses = [];
  for (const host of [1, 2, 3]) statuses.push(await answerTo(from(`2001:db8:1:2::${host}`)));
  expect(statuses).toEqual(['101', '101', '400']);
  expect(await answerTo(from('2001:db8:1:3::1'))).toBe('101');
});

it('gives a pair’s snapshot at most once a second to a socket that asks without end, and the last one too', async () => {
  const socket = await connected(exchange.url, open);
  const snapshots: BookPush[] = [];
  socket.on(marketDepth.event, wire => {
    const push = marketDepth.value.decode(wire);
    if (push.snapshot && push.sequence !== null) snapshots.push(push);
  });
  const wish = { channels: ['market_depth'], pairs: ['1/3'] };
  const again = pushes(
    socket,
    marketDepth.event,
    2,
    wire => marketDepth.value.decode(wire).snapshot && marketDepth.value.decode(wire).sequence !== null,
  );
  const began = performance.now();
  for (let turn = 0; turn < 50; turn += 1) socket.emit(SUBSCRIBE, wish);
  await again;
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(snapshots.map(({ key }) => key)).toEqual([asId<never>('1/3'), asId<never>('1/3')]);
});
