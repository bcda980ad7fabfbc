import { setTimeout } from 'node:timers/promises';
import { asId, type BookPush, marketDepth } from '@tradefloor/contract';
import { SUBSCRIBE } from '@tradefloor/contract/ext';
import type { Socket } from 'socket.io-client';
import { connected, pushes } from '../testing/listening';
import { ENTER, RawSocket } from '../testing/raw-socket';
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

async function polled(address: string, packets: readonly string[]): Promise<Response> {
  const path = `${exchange.url}/wss/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(path, { headers: from(address) })).text();
  const { sid } = JSON.parse(opened.slice(1)) as { readonly sid: string };
  await fetch(`${path}&sid=${sid}`, { method: 'POST', headers: from(address), body: packets.join('\x1e') });
  return fetch(`${path}&sid=${sid}`, { headers: from(address) });
}

it('lets a connection in once, and cuts one that comes in many times at once', async () => {
  expect((await polled('203.0.113.100', [ENTER])).status).toBe(200);
  const { sockets } = exchange.exchange.sockets.io.of('/');
  expect(sockets.size).toBe(1);
  expect((await polled('203.0.113.101', [ENTER, ENTER, ENTER])).status).toBe(400);
  expect(sockets.size).toBe(1);
});

it('cuts a connection that never stops talking, also of what there is not', async () => {
  const words = (times: number) => [ENTER, ...Array.from({ length: times }, () => '40/nowhere,')];
  expect((await polled('203.0.113.102', words(20))).status).toBe(200);
  expect((await polled('203.0.113.103', words(200))).status).toBe(400);
});

async function entered(address: string): Promise<RawSocket> {
  const [socket] = await RawSocket.open(exchange.url, from(address));
  raw.push(socket);
  socket.say(ENTER);
  return socket;
}
const untilCut = async (socket: RawSocket, most: number) => {
  for (const end = performance.now() + most; !socket.isCut && performance.now() < end;) await setTimeout(50);
};

it('cuts a connection that pings without end, and lets one that pings now and then', async () => {
  const [seldom, endless] = [await entered('203.0.113.110'), await entered('203.0.113.111')];
  for (let turn = 0; turn < 30; turn += 1) seldom.ping('here');
  for (let turn = 0; turn < 300; turn += 1) endless.ping('x'.repeat(125));
  await untilCut(endless, 4_000);
  expect([seldom.isCut, endless.isCut]).toEqual([false, true]);
});

it('lets a connection go that has not come in within five seconds', async () => {
  const [waiting] = await RawSocket.open(exchange.url, from('203.0.113.112'));
  raw.push(waiting);
  const inside = await entered('203.0.113.113');
  await untilCut(waiting, 15_000);
  expect([waiting.isCut, inside.isCut]).toEqual([true, false]);
}, 30_000);

it('cuts a connection that says seldom something, and very much of it', async () => {
  const socket = await connected(exchange.url, open);
  const ended = new Promise(resolve => socket.on('disconnect', resolve));
  const pairs = Array.from({ length: 1_500 }, (_, index) => `${index + 1_000}/3`);
  for (let turn = 0; turn < 10; turn += 1) socket.emit(SUBSCRIBE, { channels: ['market_depth'], pairs });
  expect(await ended).toBe('transport close');
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
