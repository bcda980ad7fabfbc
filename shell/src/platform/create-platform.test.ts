import { asId, listQuoteGroups, type PairKey, type UserId, userInfo } from '@tradefloor/contract';
import { listDevices } from '@tradefloor/contract/ext';
import {
  balancesTopic,
  bookTopic,
  candleKey,
  candleTopic,
  connectionTopic,
  memoryStorage,
  offeredTopic,
  quotesTopic,
  resyncTopic,
  serverClockTopic,
  type TextStorage,
  unreadTopic,
  userTopic,
} from '@tradefloor/platform';
import { createPlatform } from './create-platform';
import { GRACE_MS } from './feed/demand';
import { RESYNC_SPREAD_MS } from './feed/feed';
import { LOOK_MS } from './feed/latency';
import { BASE_MS } from './feed/reconnect-delay';
import { type SampleSocket, sampleSocket } from './feed/sample-socket';
import { type Answering, sampleResponse as saying } from './http/sample-server';
import type { Beacon } from './report/report';
import { POLL_MS } from './retained/retained-topics';
import { OVER_MS } from './session/session';
import type { OtherTabs } from './session/other-tabs';

const KEY = asId<PairKey>('1/3');
const aPair = (price: string) => ({
  id: 7,
  currency_id: 1,
  legal_id: 3,
  currency_name: 'BTC',
  legal_name: 'USDT',
  now_price: price,
});
const aWallet = { balance: [{ currency: 1, currency_name: 'BTC', change_balance: '2' }], usdt_totle: '2' };
const ok = (message: unknown) => () => saying({ type: 'ok', message });

const anExchange = (): Record<string, Answering> => ({
  '/api/currency/quotation_new': ok([{ name: 'USDT', quotation: [aPair('100')] }]),
  '/api/user/info': (_url, { headers }) =>
    saying({
      type: 'ok',
      message: { id: new Headers(headers).get('authorization') === 't-2' ? 6 : 5, account: 'ann' },
    }),
  '/api/user/center': ok({ review_status: 2 }),
  '/api/message/list': ok({ list: [], unread: 2 }),
  '/api/wallet/list': ok({
    legal_wallet: aWallet,
    change_wallet: aWallet,
    lever_wallet: aWallet,
    micro_wallet: aWallet,
  }),
  '/api/ext/': ok({ calls: ['listDevices'], pushes: [] }),
  '/api/ext/logout': ok('bye'),
});

/** Tabs of one browser: one storage, and each hears of the others. */
function aBrowser(storage: TextStorage = memoryStorage()) {
  const tabs = new Set<Set<() => void>>();
  return {
    storage,
    tab(): OtherTabs {
      const own = new Set<() => void>();
      tabs.add(own);
      return {
        tell: () => tabs.forEach(other => other !== own && other.forEach(changed => changed())),
        listen(changed) {
          own.add(changed);
          return () => own.delete(changed);
        },
      };
    },
  };
}

const open: (() => void)[] = [];

async function aPage({ browser = aBrowser(), exchange = anExchange(), path = '/dealCenter' } = {}) {
  history.replaceState(null, '', path);
  const socket = sampleSocket();
  const asked: string[] = [];
  const beacons: Beacon[] = [];
  const shell = createPlatform({
    random: () => 0.5,
    storage: browser.storage,
    tabs: browser.tab(),
    fetch: (input, init = {}) => {
      const url = new URL(input as string, location.origin);
      asked.push(url.pathname);
      const answering = exchange[url.pathname] ?? (() => saying('<html>not found</html>', 404));
      return Promise.resolve(answering(url, init));
    },
    openSocket: socket.open,
    sendBeacon: beacon => beacons.push(beacon),
    painted: Promise.resolve(),
  });
  shell.start();
  open.push(shell.stop);
  await settle();
  return { shell, socket, asked, beacons, exchange, browser, platform: shell.platformFor('spot') };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const here = () => location.pathname + location.search;
const emitted = (socket: SampleSocket) => socket.sent.map(([event, value]) => [event, value]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of open.splice(0)) stop();
  jest.useRealTimers();
});

it('hands an area one platform that never shows the token', async () => {
  const { shell, platform } = await aPage();
  await platform.session.signIn('t-secret', 'ann');
  expect(shell.platformFor('spot')).toBe(platform);
  expect(Object.keys(platform.session).sort()).toEqual(
    ['askToSignIn', 'changes', 'returnTo', 'signIn', 'signOut', 'state'].sort(),
  );
  expect(() => platform.bus.publish(unreadTopic, 1)).toThrow('spot may not publish');
});

it('knows the market for a guest, and asks for nothing of a user', async () => {
  const { platform, asked, beacons } = await aPage();
  expect(platform.bus.last(quotesTopic, KEY)).toMatchObject({ price: '100' });
  expect([platform.bus.last(userTopic), platform.bus.last(unreadTopic), platform.bus.last(balancesTopic)]).toEqual([
    null,
    0,
    null,
  ]);
  expect([...asked].sort()).toEqual(['/api/currency/quotation_new', '/api/ext/']);
  expect([platform.http.offers(listDevices), platform.bus.last(offeredTopic)]).toEqual([true, ['listDevices']]);
  expect(beacons).toEqual([]);
});

it('knows the user when signing in has resolved', async () => {
  const { shell, platform, socket } = await aPage();
  socket.accept();
  await platform.session.signIn('t-1', 'ann@example.com');
  expect(platform.session.state()).toEqual({ kind: 'user', userId: asId<UserId>('5'), account: 'ann@example.com' });
  expect(platform.bus.last(userTopic)).toMatchObject({ reviewStatus: 'verified' });
  await settle();
  socket.accept();
  expect(socket.handshakes).toEqual([null, 't-1']);
  expect(emitted(socket)).toContainEqual(['login', '5']);
  expect([shell.unread.current(), platform.bus.last(unreadTopic)]).toEqual([true, 2]);
});

it('meets 999 in twenty calls at once with one message and one redirect, and comes back', async () => {
  const { shell, platform, exchange } = await aPage({ path: '/new_account/finance?tab=1' });
  await platform.session.signIn('t-1', 'ann');
  const messages = jest.fn();
  shell.sessionOver.subscribe(messages);
  exchange['/api/user/info'] = () => saying({ type: 999, message: 'Login is outdated' });
  const before = history.length;
  const calls = Array.from({ length: 20 }, () => platform.http(userInfo, {}).catch(() => 'failed'));
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['failed']));
  expect(messages).toHaveBeenCalledTimes(1);
  expect([platform.session.state().kind, platform.bus.last(balancesTopic)]).toEqual(['guest', null]);
  await jest.advanceTimersByTimeAsync(OVER_MS);
  expect(here()).toBe('/components/login?back=%2Fnew_account%2Ffinance%3Ftab%3D1');
  expect(history.length).toBe(before + 1);
  expect(platform.session.returnTo()).toBe('/new_account/finance?tab=1');
});

it('follows a log out, and another user, of another tab', async () => {
  const browser = aBrowser();
  const one = await aPage({ browser });
  await one.platform.session.signIn('t-1', 'ann');
  const other = await aPage({ browser });
  expect(other.platform.bus.last(userTopic)).toMatchObject({ id: '5' });
  await other.platform.session.signOut();
  expect([one.platform.session.state().kind, one.platform.bus.last(userTopic)]).toEqual(['guest', null]);
  await other.platform.session.signIn('t-2', 'bob');
  await settle();
  expect(one.platform.session.state()).toMatchObject({ kind: 'user', userId: '6' });
  expect(one.platform.bus.last(userTopic)).toMatchObject({ id: '6' });
});

it('follows the language and the look of another tab', async () => {
  const browser = aBrowser();
  const one = await aPage({ browser });
  const other = await aPage({ browser });
  other.platform.language.set('jp');
  other.platform.appearance.set({ density: 'compact' });
  expect([one.platform.language.code(), one.platform.appearance.look().density]).toEqual(['jp', 'compact']);
});

it('knows how long the way to the server is, and how its clock stands', async () => {
  const exchange = anExchange();
  const { platform, socket } = await aPage({ exchange });
  socket.accept();
  await settle();
  exchange['/api/ext/'] = () =>
    new Promise(resolve => {
      setTimeout(() => resolve(saying({ type: 'ok', message: { calls: ['listDevices'] } }, 200, serverDate())), 40);
    });
  const serverDate = () => new Date(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(LOOK_MS + 40);
  expect(platform.bus.last(connectionTopic)).toMatchObject({ kind: 'live', latencyMs: 40 });
  const ahead = platform.bus.last(serverClockTopic)?.offsetMs ?? 0;
  expect(Math.abs(ahead - 3_600_000)).toBeLessThan(600);
});

describe('the feed', () => {
  it('is asked for a pair while somebody looks at it', async () => {
    const { platform, socket } = await aPage();
    socket.accept();
    const books: unknown[] = [];
    const looking = platform.bus.on(bookTopic, KEY).subscribe(book => books.push(book));
    platform.bus.on(candleTopic, candleKey(KEY, '5')).subscribe();
    expect(emitted(socket)).toEqual([
      ['ext_subscribe', { channels: ['daymarket'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['market_depth'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['kline'], pairs: ['1/3'], periods: ['5min'] }],
    ]);
    socket.push('market_depth', { symbol: 'BTC/USDT', bids: [['100', '1']], asks: [] });
    socket.push('market_depth', { currency_id: 9, legal_id: 3, bids: [], asks: [] });
    expect(books).toMatchObject([{ key: KEY, bids: [['100', '1']] }]);
    looking.unsubscribe();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    expect(emitted(socket).at(-1)).toEqual(['ext_unsubscribe', { channels: ['market_depth'], pairs: ['1/3'] }]);
  });

  it('drops what is malformed, tells the first, and stays live', async () => {
    const { platform, socket, beacons } = await aPage();
    socket.accept();
    platform.bus.on(bookTopic, KEY).subscribe();
    for (let time = 0; time < 15; time += 1) socket.push('market_depth', { currency_id: 1, legal_id: 3, bids: 'x' });
    expect(beacons.map(({ context }) => context)).toEqual([
      { push: 'market_depth', count: 1 },
      { push: 'market_depth', count: 10 },
    ]);
    socket.push('daymarket', { currency_id: 1, legal_id: 3, now_price: '105' });
    expect(platform.bus.last(quotesTopic, KEY)).toMatchObject({ price: '105', base: 'BTC' });
  });

  it('takes the balances of the user alone', async () => {
    const { platform, socket } = await aPage();
    await platform.session.signIn('t-1', 'ann');
    await settle();
    socket.accept();
    const changed = { currency: 1, currency_name: 'BTC', change_balance: '9' };
    const available = () => platform.bus.last(balancesTopic)?.change.rows[0]?.held.change.available;
    socket.push('update_balance_77', [changed]);
    expect(available()).toBe('2');
    socket.push('update_balance_5', [changed]);
    expect(available()).toBe('9');
  });

  it('is polled for while it is down, and only then', async () => {
    const { asked, socket, platform } = await aPage();
    const polls = () => asked.filter(path => path === '/api/currency/quotation_new').length;
    expect(polls()).toBe(1);
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(polls()).toBe(2);
    socket.accept();
    await settle();
    expect([polls(), platform.bus.last(connectionTopic)?.kind]).toEqual([3, 'live']);
    await jest.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(polls()).toBe(3);
    socket.drop();
    expect(platform.bus.last(connectionTopic)?.kind).toBe('down');
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(polls()).toBe(4);
  });

  it('is back after fifty drops as it was: subscribed once, read again, no listener more', async () => {
    const { platform, socket } = await aPage();
    socket.accept();
    const books: unknown[] = [];
    const resyncs = jest.fn();
    platform.bus.on(bookTopic, KEY).subscribe(book => books.push(book));
    platform.bus.on(resyncTopic).subscribe(resyncs);
    for (let time = 0; time < 50; time += 1) {
      socket.drop();
      await jest.advanceTimersByTimeAsync(BASE_MS);
      socket.sent.length = 0;
      socket.accept();
      await jest.advanceTimersByTimeAsync(RESYNC_SPREAD_MS);
    }
    expect(emitted(socket)).toEqual([
      ['ext_subscribe', { channels: ['daymarket'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['market_depth'], pairs: ['1/3'] }],
    ]);
    expect(resyncs).toHaveBeenCalledTimes(50);
    socket.push('market_depth', { currency_id: 1, legal_id: 3, bids: [], asks: [] });
    expect(books).toHaveLength(1);
  });
});

it('voids what an area held and asked when it is gone', async () => {
  const { shell, platform } = await aPage();
  shell.questions.subscribe();
  platform.swap.hold('no');
  const answer = platform.confirm({ title: 'Cancel the order?', yes: 'Cancel it' });
  expect(shell.holds.of('spot')).toBe('no');
  shell.release('spot');
  expect([shell.holds.of('spot'), await answer]).toEqual(['yes', false]);
});

it('works where nothing can be stored', async () => {
  const nothing: TextStorage = { get: () => null, set: () => undefined, remove: () => undefined, keys: () => [] };
  const { platform } = await aPage({ browser: aBrowser(nothing) });
  await platform.session.signIn('t-1', 'ann');
  platform.language.set('kr');
  expect([platform.session.state().kind, platform.language.code()]).toEqual(['user', 'kr']);
});

it('leaves neither timer nor listener when it is stopped', async () => {
  const { shell, socket, platform } = await aPage();
  socket.accept();
  platform.bus.on(bookTopic, KEY).subscribe().unsubscribe();
  await jest.advanceTimersByTimeAsync(GRACE_MS);
  shell.stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('reports what nobody caught, without what is secret', async () => {
  const { beacons } = await aPage({ path: '/finance?address=0x52908400098527886E0F7030069857D2E4169EE7' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('render broke for ann@example.com') }));
  expect(beacons).toMatchObject([
    { area: 'shell', message: 'render broke for [e-mail]', page: '/finance', context: { uncaught: 'error' } },
  ]);
});

it('reads a price list that the server breaks as a failure, and keeps the page alive', async () => {
  const exchange = anExchange();
  exchange['/api/currency/quotation_new'] = () => saying('<html>maintenance</html>', 502);
  const { platform, beacons } = await aPage({ exchange });
  expect(platform.bus.last(quotesTopic, KEY)).toBeUndefined();
  expect(beacons[0]).toMatchObject({ context: { call: listQuoteGroups.name } });
});
