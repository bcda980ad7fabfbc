import {
  asId,
  type BookPush,
  cancelOrder,
  listBuyEntrusts,
  marketDepth,
  placeOrder,
  readEnvelope,
  requestOf,
  signIn,
  updateBalance,
  userInfo,
} from '@tradefloor/contract';
import { listDevices, signOut, SUBSCRIBE } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '@tradefloor/redis/redis-server';
import type { Socket } from 'socket.io-client';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { askAt, endExchanges, traderAt } from '../testing/exchange-process';
import { ExchangeProcesses } from '../testing/exchange-processes';
import { freePort } from '../testing/free-port';
import { connected, pushes } from '../testing/listening';
import { onPostgres } from '../testing/on-postgres';
import { survivesKills } from '../testing/suites/kills';
import { STARTING_MS } from '../testing/test-exchange';

const program = findRedis();
if (program === null) console.warn(NO_REDIS);

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.001') } as const;
const decoded = (wire: unknown): BookPush => marketDepth.value.decode(wire);

onPostgres(({ newDatabase }) => {
  // The reason stands in the warning above.
  (program === null ? describe.skip : describe)('several processes behind one Redis', () => {
    let redis: RedisServer;
    let processes: ExchangeProcesses;
    let one: string;
    let other: string;
    let inside: string;
    const open: Socket[] = [];

    beforeAll(async () => {
      redis = await startRedis(program ?? '', await freePort());
      const env = { DATABASE_URL: await newDatabase(), REDIS_URL: redis.url, EXCHANGE_SECRET: 'of all of them' };
      processes = new ExchangeProcesses(() => env);
      inside = (await processes.add()).url;
      [{ url: one }, { url: other }] = await Promise.all([processes.add(), processes.add()]);
    }, STARTING_MS);
    afterEach(() => open.splice(0).forEach(socket => socket.close()));
    afterAll(async () => {
      await endExchanges();
      await redis.stop();
    });

    it('tells a socket at one front of what was done at the other, and nobody else', async () => {
      const token = await traderAt(one);
      const [owner, guest] = [await connected(other, open, token), await connected(other, open)];
      const overheard: string[] = [];
      guest.onAny((event: string) => overheard.push(event));
      const balances = pushes(owner, 'update_balance_1', 1);
      await askAt(one, placeOrder, order, token);
      const [balance] = await balances;
      expect(updateBalance.value.decode(balance).rows.map(row => row.currencyName)).toEqual(['USDT']);
      await pushes(guest, 'market_depth', 2);
      expect(overheard.filter(event => event.startsWith('update_balance') || event.startsWith('ext_'))).toEqual([]);
    });

    it.each([
      ['a front', () => other],
      ['the owner', () => inside],
    ])('gives a subscriber at %s the snapshot, then every change', async (_, where) => {
      const token = await traderAt(one);
      const socket = await connected(where(), open);
      const books = pushes(socket, 'market_depth', 6, wire => decoded(wire).sequence !== null);
      socket.emit(SUBSCRIBE, { channels: ['market_depth'], pairs: ['1/3'] });
      // However many orders go by between two pushes, only two of them hold money.
      const load = (async () => {
        let before: string | null = null;
        for (let turn = 0; socket.connected; turn += 1) {
          const wish = { ...order, price: price(String(97_000 + (turn % 40))) };
          const { id } = await askAt(one, placeOrder, wish, token);
          if (before !== null) await askAt(one, cancelOrder, { id: asId(before), side: 'buy' }, token);
          before = String(id);
        }
      })();
      const [first, ...changes] = (await books).map(decoded);
      socket.close();
      await load;
      expect(first?.snapshot).toBe(true);
      expect(changes.map(change => change.previous)).toEqual(
        [first, ...changes].slice(0, -1).map(book => book?.sequence),
      );
    });

    it('ends the sockets of a session that signs out, whichever front they are at', async () => {
      const [token, staying] = [await traderAt(one), await traderAt(one)];
      const [gone, kept] = [await connected(other, open, token), await connected(other, open, staying)];
      const ended = new Promise(resolve => gone.on('disconnect', resolve));
      // The first push to everybody shows that the socket has been led to its rooms.
      await pushes(gone, 'market_depth', 1);
      await askAt(one, signOut, {}, token);
      await ended;
      expect(kept.connected).toBe(true);
      await expect(askAt(other, userInfo, {}, token)).rejects.toThrow('outdated');
    });

    it('has one effect and one answer for a key, whichever front it comes by', async () => {
      const token = await traderAt(one);
      const send = async (url: string) => {
        const asking = { language: 'en', token, now: 0, idempotencyKey: 'the same' } as const;
        const { method, headers, body, ...request } = requestOf(placeOrder, order, asking);
        const answer = await fetch(url + request.url, { method, headers, ...(body === null ? {} : { body }) });
        return readEnvelope(placeOrder, await answer.text());
      };
      const answers = await Promise.all([one, other, one, inside].map(send));
      expect(answers[0]).toMatchObject({ kind: 'ok' });
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    });

    it('counts tries over all fronts, and knows each caller by the address that the gateway names', async () => {
      const attempt = async (url: string, account: string, password: string) => {
        const who = { account: `${account}@tradefloor.test`, password };
        const { headers, body, ...request } = requestOf(signIn, who, { language: 'en', token: null, now: 0 });
        const sent = { ...headers, 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
        const answer = await fetch(url + request.url, { method: 'POST', headers: sent, body: body ?? '' });
        return answer.text();
      };
      for (let turn = 0; turn < 10; turn += 1) await attempt(turn % 2 === 0 ? one : other, 'seller', 'wrong');
      expect(await attempt(other, 'seller', DEMO_PASSWORD)).toMatch(/too many/i);
      await attempt(one, 'trader', DEMO_PASSWORD);
      const devices = await askAt(other, listDevices, {}, await traderAt(one));
      const addresses = new Set(devices.map(({ address }) => address));
      expect([addresses.has('203.0.113.7'), addresses.has('198.51.100.1')]).toEqual([true, false]);
    });

    it('answers nobody but its fronts inside', async () => {
      const owner = await processes.owner();
      const address = /inside at (\S+)/.exec(owner.printed())?.[1] ?? '';
      expect((await fetch(`${address}/api/news/list`)).status).toBe(403);
    });

    describe('whose owner is killed', () => {
      survivesKills(2, async () => {
        const owner = await processes.owner();
        const [front] = await processes.fronts();
        return { ...owner, url: front?.url ?? owner.url };
      });

      it('goes on at the last front, which others join', async () => {
        const { url } = await processes.owner();
        const token = await traderAt(url);
        const added = await processes.add();
        const balances = pushes(await connected(added.url, open, token), 'update_balance_1', 1);
        await pushes(open[0] ?? (await connected(url, open)), 'market_depth', 1);
        const { id } = await askAt(url, placeOrder, order, token);
        await balances;
        const { rows } = await askAt(added.url, listBuyEntrusts, {}, token);
        expect(rows.map(row => row.id)).toContain(id);
      });
    });
  });
});
