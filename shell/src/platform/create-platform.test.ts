/** @jest-environment jsdom */
import { asId, listQuoteGroups, type UserId, userInfo } from '@tradefloor/contract';
import { listDevices } from '@tradefloor/contract/ext';
import {
  balancesTopic,
  bookTopic,
  connectionTopic,
  offeredTopic,
  quotesTopic,
  serverClockTopic,
  type TextStorage,
  unreadTopic,
  userTopic,
} from '@tradefloor/platform';
import { GRACE_MS } from './feed/demand';
import { LOOK_MS } from './feed/latency';
import { sampleResponse as saying } from './http/sample-server';
import { OVER_MS } from './session/session';
import { aBrowser, anExchange, aPage, closePages, emitted, here, KEY, settle } from './sample-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closePages();
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

it('signs nobody out before anything was pressed since the area came; a choice needs no press', async () => {
  const { shell, platform } = await aPage();
  const unasked: string[] = [];
  shell.unasked.subscribe(area => unasked.push(area));
  shell.entered('spot');
  await platform.session.signIn('t-1', 'ann');
  await platform.session.signOut();
  expect(platform.session.state()).not.toEqual({ kind: 'guest' });
  expect(unasked).toEqual(['spot']);
  // A reader of screens, or a choice by a list of the system's own, presses nothing in the page.
  platform.language.set('jp');
  platform.appearance.set({ theme: 'day' });
  expect([platform.language.code(), platform.appearance.look().theme]).toEqual(['jp', 'day']);
});

it('asks before typed input is left, in the texts that the shell has given it', async () => {
  const { shell, platform } = await aPage();
  shell.provideTexts(key => `the text of ${key}`);
  const asked: string[] = [];
  shell.questions.subscribe(one => {
    asked.push(one.question.title, one.question.yes);
    one.answer(false);
  });
  platform.swap.hold('ask');
  expect(await platform.navigate('/finance')).toBe(false);
  expect(asked).toEqual(['the text of leave.title', 'the text of leave.yes']);
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

it('voids what an area held and asked when it is gone', async () => {
  const { shell, platform } = await aPage();
  shell.questions.subscribe();
  platform.swap.hold('no');
  const answer = platform.confirm({ title: 'Cancel the order?', yes: 'Cancel it' });
  expect(shell.holds.of('spot')).toBe('no');
  shell.release('spot');
  expect([shell.holds.of('spot'), await answer]).toEqual(['yes', false]);
});

it('voids what was asked of a user who has gone, in whichever tab (wire.next-user)', async () => {
  const browser = aBrowser();
  const { shell, platform } = await aPage({ browser });
  await platform.session.signIn('t-1', 'ann');
  shell.questions.subscribe();
  const answer = platform.confirm({ title: 'Buy?', yes: 'Buy' });
  const other = await aPage({ browser });
  await other.platform.session.signIn('t-2', 'bob');
  expect(await answer).toBe(false);
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
