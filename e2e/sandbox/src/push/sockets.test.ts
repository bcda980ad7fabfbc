import {
  asId,
  type BookPush,
  listMessages,
  marketDepth,
  placeOrder,
  updateBalance,
  wallets,
} from '@tradefloor/contract';
import { messageArrived, orderCompleted, signOut, SUBSCRIBE, UNSUBSCRIBE } from '@tradefloor/contract/ext';
import { DAY } from '../clock/clock';
import { amount } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { connected, pushes } from '../testing/listening';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
const open: Socket[] = [];

beforeAll(async () => {
  exchange = await TestExchange.open({ traders: { running: true, updatesPerSecond: 2_000 } });
}, STARTING_MS);
afterEach(() => open.splice(0).forEach(socket => socket.close()));
afterAll(() => exchange.close());

const connect = (token?: string): Promise<Socket> => connected(exchange.url, open, token);

const isBtc = (wire: unknown) => marketDepth.value.decode(wire).key === '1/3';

const decoded = (wire: unknown): BookPush => marketDepth.value.decode(wire);
const isSaidAgain = (wire: unknown) => {
  const { sequence, previous, bids, asks } = decoded(wire);
  return sequence !== null && sequence === previous && bids.length + asks.length === 0;
};

describe('a client that never subscribed', () => {
  it('gets everything, whole books, at most ten a second for a pair', async () => {
    const socket = await connect();
    const seen = new Set<string>();
    socket.onAny((event: string) => seen.add(event));
    const began = Date.now();
    const books = await pushes(socket, 'market_depth', 8, isBtc);
    // Seven pauses of a tenth of a second lie between eight pushes; a timer may be early by a little.
    expect(Date.now() - began).toBeGreaterThan(550);
    const book = marketDepth.value.decode(books[0]);
    expect(book).toMatchObject({ sequence: null, snapshot: true });
    expect(book.bids.length).toBeGreaterThan(30);
    await pushes(socket, 'kline', 1);
    expect([...seen]).toEqual(
      expect.arrayContaining(['market_depth', 'daymarket', 'transaction', 'kline', 'market_detail']),
    );
  });
});

describe('a client that subscribed', () => {
  it('gets a snapshot, then changes that lead to the very book', async () => {
    const socket = await connect();
    const coming = pushes(socket, 'market_depth', 12, wire => marketDepth.value.decode(wire).sequence !== null);
    socket.emit(SUBSCRIBE, { channels: ['market_depth'], pairs: ['1/3'] });
    const [first, ...changes] = (await coming).map(wire => marketDepth.value.decode(wire));
    if (!first) throw new Error('Nothing came.');
    expect(first.snapshot).toBe(true);
    const book = new Map(sided(first));
    let { sequence } = first;
    for (const change of changes) {
      expect(change.key).toBe('1/3');
      expect(change.previous).toBe(sequence);
      ({ sequence } = change);
      for (const [level, held] of sided(change)) {
        // A level that goes was there.
        expect(held !== '0' || book.has(level)).toBe(true);
        if (held === '0') book.delete(level);
        else book.set(level, held);
      }
    }
    expect([...book.keys()].filter(level => level.startsWith('bid')).length).toBeLessThanOrEqual(50);
  });

  it('hears of a quiet book each second, with its number, and so does who gets everything', async () => {
    exchange.core.traders.pause();
    const [numbered, everything] = [await connect(), await connect()];
    numbered.emit(SUBSCRIBE, { channels: ['market_depth'], pairs: ['1/3'] });
    const [start] = await pushes(numbered, 'market_depth', 1, isBtc);
    const [again, more] = (await pushes(numbered, 'market_depth', 2, isSaidAgain)).map(decoded);
    expect(again?.sequence).toBeGreaterThanOrEqual(decoded(start).sequence ?? 0);
    expect(more).toEqual(again);
    const books = (await pushes(everything, 'market_depth', 2, isBtc)).map(decoded);
    expect(books[1]).toEqual(books[0]);
    exchange.core.traders.start();
  });

  it('gets nothing of other pairs', async () => {
    const socket = await connect();
    socket.emit(SUBSCRIBE, { channels: ['market_depth', 'transaction'], pairs: ['2/3'] });
    const [first] = await pushes(socket, 'market_depth', 1, wire => marketDepth.value.decode(wire).sequence !== null);
    const others: unknown[] = [];
    socket.on('market_depth', wire => {
      if (marketDepth.value.decode(wire).key !== '2/3') others.push(wire);
    });
    await pushes(socket, 'market_depth', 5);
    expect(first).toBeDefined();
    expect(others).toEqual([]);
  });
});

const sided = ({ bids, asks }: BookPush): Array<[string, string]> => [
  ...bids.map(([price, held]): [string, string] => [`bid ${price}`, held]),
  ...asks.map(([price, held]): [string, string] => [`ask ${price}`, held]),
];

describe('what no client of ours says', () => {
  const junk: readonly unknown[] = [
    { toString: 1, valueOf: 1 },
    [[[]]],
    null,
    1e308,
    'a'.repeat(10_000),
    { channels: { length: 9 }, pairs: 'x' },
    { __proto__: null, channels: [null], pairs: [{}] },
  ];

  it.each(['login', SUBSCRIBE, UNSUBSCRIBE, 'constructor', '__proto__', 'unknown'])(
    'hurts nobody as %s',
    async event => {
      const [stranger, guest] = [await connect(), await connect()];
      for (const payload of junk) stranger.emit(event, payload);
      stranger.emit(event);
      // What was sent has been read: the answer to what was sent after it is here.
      stranger.emit(SUBSCRIBE, { channels: ['market_depth'], pairs: ['1/3'] });
      await pushes(stranger, 'market_depth', 1, wire => decoded(wire).sequence !== null);
      await pushes(guest, 'market_depth', 1);
      expect([stranger.connected, guest.connected]).toEqual([true, true]);
    },
  );

  it('costs nothing when it names the same a million times', async () => {
    const socket = await connect();
    const wish = { channels: Array(700).fill('kline'), pairs: Array(900).fill('1/3'), periods: Array(600).fill('1') };
    socket.emit(SUBSCRIBE, { ...wish, channels: [...wish.channels, 'market_depth'] });
    await pushes(socket, 'market_depth', 1, wire => decoded(wire).sequence !== null);
    expect(exchange.exchange.sockets.io.of('/').sockets.get(String(socket.id))?.rooms.size).toBe(3);
  });

  it('is cut off when it never ends', async () => {
    const [talker, guest] = [await connect(), await connect()];
    const ended = new Promise(resolve => talker.on('disconnect', resolve));
    for (let turn = 0; turn < 200; turn += 1) talker.emit(turn % 2 === 0 ? SUBSCRIBE : 'anything', {});
    await ended;
    expect(guest.connected).toBe(true);
  });

  it('makes no rooms for pairs that there are not', async () => {
    const socket = await connect();
    const pairs = Array.from({ length: 1_000 }, (_, index) => `${index + 100}/3`);
    socket.emit(SUBSCRIBE, { channels: ['market_depth', 'kline'], pairs: [...pairs, '1/3'] });
    await pushes(socket, 'market_depth', 1, wire => decoded(wire).sequence !== null);
    const { rooms } = exchange.exchange.sockets.io.of('/').adapter;
    expect([...rooms.keys()].filter(room => room.includes('100/3'))).toEqual([]);
  });
});

describe('what is private', () => {
  it('comes to the token of the handshake, and to nobody who only claims the name', async () => {
    const token = await exchange.tokenOf('trader');
    const owner = await connect(token);
    const guest = await connect();
    const overheard: string[] = [];
    guest.onAny((event: string) => {
      if (event.startsWith('update_balance') || event.startsWith('ext_')) overheard.push(event);
    });
    const loginsBefore = exchange.exchange.sockets.usher.foreignLogins;
    guest.emit('login', 1);
    const balances = pushes(owner, 'update_balance_1', 1);
    const fills = pushes(owner, orderCompleted.event, 1);
    const pair = { currencyId: asId<never>(1), legalId: asId<never>(3) };
    await exchange.get(placeOrder, { side: 'buy', ...pair, mode: 'market', amount: amount('0.001') }, { token });
    const [balance] = await balances;
    const [fill] = await fills;
    expect(orderCompleted.value.decode(fill)).toMatchObject({ side: 'buy', base: 'BTC' });
    const { change } = await exchange.get(wallets, {}, { token });
    const { rows } = updateBalance.value.decode(balance);
    expect(rows.map(row => row.currencyName).sort()).toEqual(['BTC', 'USDT']);
    expect(change.rows).toEqual(expect.arrayContaining(rows.map(row => expect.objectContaining({ held: row.held }))));
    // The guest has had its chance: a push to everybody came after.
    await pushes(guest, 'market_depth', 2);
    expect(overheard).toEqual([]);
    expect(exchange.exchange.sockets.usher.foreignLogins).toBe(loginsBefore + 1);
  });

  it.each([
    ['signing out', (token: string) => exchange.get(signOut, {}, { token })],
    [
      'time',
      async () => {
        exchange.core.clock.set(Date.now() + 31 * DAY);
        await exchange.core.rounds.run();
        exchange.core.clock.reset();
      },
    ],
  ])('ends with the session, by %s, and does not come back with the same token', async (_, end) => {
    const token = await exchange.tokenOf('seller');
    const socket = await connect(token);
    const guest = await connect();
    const ended = new Promise(resolve => socket.on('disconnect', resolve));
    await end(token);
    await ended;
    expect(guest.connected).toBe(true);
    await connect(token);
    expect(exchange.exchange.sockets.io.of('/').adapter.rooms.has('member:2')).toBe(false);
  });

  it('tells each session of a message in the language that it speaks', async () => {
    const tokens = await Promise.all([exchange.tokenOf('agent'), exchange.tokenOf('agent')]);
    const languages = ['zh', 'en'] as const;
    const arriving: Promise<string>[] = [];
    for (const [index, token] of tokens.entries()) {
      const language = languages[index] ?? 'en';
      await exchange.get(listMessages, {}, { token, language });
      const socket = await connect(token);
      arriving.push(
        new Promise(resolve =>
          socket.once(messageArrived.event, wire => resolve(`${language} ${messageArrived.value.decode(wire).title}`)),
        ),
      );
    }
    const other = await connect(await exchange.tokenOf('operator'));
    const overheard: unknown[] = [];
    other.on(messageArrived.event, message => overheard.push(message));
    const { core } = exchange;
    const agent = core.members.withAccount('agent@tradefloor.test')?.id ?? 0;
    await core.clerk.perform(deed => core.inbox.leave(deed, agent, 'securityChanged'));
    expect(await Promise.all(arriving)).toEqual(['zh 安全设置已更改', 'en Security settings changed']);
    await pushes(other, 'market_depth', 2);
    expect(overheard).toEqual([]);
  });
});
