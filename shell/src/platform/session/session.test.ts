import { asId, type UserId } from '@tradefloor/contract';
import { memoryStorage, type TextStorage } from '@tradefloor/platform';
import { browserClock } from '../clock';
import type { OtherTabs } from './other-tabs';
import { createSession, OVER_MS } from './session';
import { createSessionStore } from './session-store';

const ann = asId<UserId>('u-1');

/** Tabs of one browser: they share the storage, and hear of each other's changes. */
function aBrowser(storage: TextStorage = memoryStorage()) {
  const listening = new Set<{ changed(): void }>();
  const open: (() => void)[] = [];

  function aTab(path = '/dealCenter') {
    const self = { changed: (): void => undefined };
    const tabs: OtherTabs = {
      tell: () => listening.forEach(other => other !== self && other.changed()),
      listen(changed) {
        self.changed = changed;
        listening.add(self);
        return () => listening.delete(self);
      },
    };
    const location = new URL(path, 'https://trade.example') as unknown as Location;
    const went: string[] = [];
    const giveUp = jest.fn(() => Promise.resolve());
    const userLoaded = jest.fn(() => Promise.resolve());
    const mayLeave = jest.fn(() => Promise.resolve(true));
    const go = (to: string) => {
      went.push(to);
      return Promise.resolve(true);
    };
    const store = createSessionStore(storage);
    const session = createSession({
      store,
      tabs,
      clock: browserClock,
      page: { location },
      go,
      mayLeave,
      userLoaded,
      giveUp,
    });
    const messages: string[] = [];
    const hearing = session.ended.subscribe(() => messages.push('Login is outdated, please login again'));
    open.push(session.start());
    return { session: { ...session, ...session.forAreas }, hearing, went, messages, giveUp, userLoaded, mayLeave };
  }
  return { storage, aTab };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the token under the keys of the spec, and the user as soon as it is known', async () => {
  const { storage, aTab } = aBrowser();
  const { session, userLoaded } = aTab();
  expect(session.state()).toEqual({ kind: 'guest' });
  await session.signIn('t-1', 'ann@example.com');
  expect(userLoaded).toHaveBeenCalledTimes(1);
  session.identify(ann, 'ann@example.com');
  expect(session.state()).toEqual({ kind: 'user', userId: ann, account: 'ann@example.com' });
  expect([storage.get('token'), storage.get('accountNum'), storage.get('user_id')]).toEqual([
    't-1',
    'ann@example.com',
    'u-1',
  ]);
});

it('takes the name from the server where only a token was kept', () => {
  const { storage, aTab } = aBrowser();
  storage.set('token', 't-1');
  const { session } = aTab();
  session.identify(ann, 'ann@example.com');
  expect(session.state()).toMatchObject({ account: 'ann@example.com' });
  session.identify(ann, '+1 555 0100');
  expect(session.state()).toMatchObject({ account: 'ann@example.com' });
});

it('is signed in again after a reload', async () => {
  const { aTab } = aBrowser();
  await aTab().session.signIn('t-1', 'ann');
  expect(aTab().session.state()).toMatchObject({ kind: 'user', account: 'ann' });
});

describe('999', () => {
  it('met by twenty calls at once is one message and one way to the sign-in page, and back (wire.session-over)', async () => {
    const { storage, aTab } = aBrowser();
    const { session, went, messages } = aTab('/new_account/finance?tab=2');
    await session.signIn('t-1', 'ann');
    storage.set('tf.user.alerts', 'x');
    storage.set('night_mode', 'day');
    for (let call = 0; call < 20; call += 1) session.over('t-1');
    expect(messages).toEqual(['Login is outdated, please login again']);
    expect(storage.keys()).toEqual(['night_mode']);
    jest.advanceTimersByTime(OVER_MS - 1);
    expect(went).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(went).toEqual(['/components/login?back=%2Fnew_account%2Ffinance%3Ftab%3D2']);
  });

  it('met before anybody listens is told to who listens first', async () => {
    const { session, hearing } = aBrowser().aTab();
    hearing.unsubscribe();
    await session.signIn('t-1', 'ann');
    session.over('t-1');
    const told = jest.fn();
    session.ended.subscribe(told);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('to a call of the user before does not end the session of the present one', async () => {
    const { session, messages } = aBrowser().aTab();
    await session.signIn('t-1', 'ann');
    await session.signIn('t-2', 'bob');
    session.over('t-1');
    expect(messages).toEqual([]);
    expect(session.state()).toMatchObject({ account: 'bob' });
  });

  it('sends a guest to sign in, without saying that a session was over', () => {
    const { session, went, messages } = aBrowser().aTab('/finance');
    session.over(null);
    session.over(null);
    jest.advanceTimersByTime(OVER_MS);
    expect([went, messages]).toEqual([['/components/login?back=%2Ffinance'], []]);
  });

  it('leaves who signs in at once where they are', async () => {
    const { session, went } = aBrowser().aTab();
    await session.signIn('t-1', 'ann');
    session.over('t-1');
    await session.signIn('t-2', 'ann');
    jest.advanceTimersByTime(OVER_MS);
    expect(went).toEqual([]);
  });
});

describe('log out', () => {
  it('tells the server, clears what is the user’s, and goes to the sign-in page', async () => {
    const { storage, aTab } = aBrowser();
    const { session, went, giveUp } = aTab();
    await session.signIn('t-1', 'ann');
    storage.set('locale', 'jp');
    await session.signOut();
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(storage.keys()).toEqual(['locale']);
    expect(went).toEqual(['/components/login']);
  });

  it('in another tab is followed here, and that tab alone goes to the sign-in page', async () => {
    const { aTab } = aBrowser();
    const here = aTab();
    await here.session.signIn('t-1', 'ann');
    const other = aTab();
    await other.session.signOut();
    expect(here.session.state()).toEqual({ kind: 'guest' });
    expect(here.session.token()).toBeNull();
    expect([here.went, here.messages]).toEqual([[], []]);
  });

  it('stays when a dirty form wants to be kept', async () => {
    const { session, mayLeave } = aBrowser().aTab();
    await session.signIn('t-1', 'ann');
    mayLeave.mockResolvedValueOnce(false);
    await session.signOut();
    expect(session.state().kind).toBe('user');
  });
});

it('follows another user who signed in elsewhere, and tells it once', async () => {
  const { aTab } = aBrowser();
  const here = aTab();
  await here.session.signIn('t-1', 'ann');
  const states: unknown[] = [];
  here.session.changes.subscribe(state => states.push(state));
  const other = aTab();
  await other.session.signIn('t-2', 'bob');
  expect(here.session.token()).toBe('t-2');
  expect(states).toEqual([{ kind: 'user', userId: null, account: 'bob' }]);
});

it('works for the life of the page where nothing can be stored', async () => {
  const nothing: TextStorage = { get: () => null, set: () => undefined, remove: () => undefined, keys: () => [] };
  const { session } = aBrowser(nothing).aTab();
  await session.signIn('t-1', 'ann');
  expect(session.token()).toBe('t-1');
});
