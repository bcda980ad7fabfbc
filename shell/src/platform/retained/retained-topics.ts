import {
  balancesTopic,
  type Bus,
  type Connection,
  missedTopic,
  pairsTopic,
  type Refresh,
  type Topic,
  unreadTopic,
  userTopic,
} from '@tradefloor/platform';
import type { Observable } from 'rxjs';
import type { Cancel, Clock } from '../clock';
import type { ShellSession } from '../session/session';
import type { RetainedBalances } from './balances';
import { oneAtATime } from './one-at-a-time';
import type { RetainedQuotes } from './quotes';
import type { RetainedUnread } from './unread';
import type { RetainedUser } from './user';

/** market.ticker-pace: now only while the socket is down, or while something has never come. */
export const POLL_MS = 5_000;

export interface RetainedTopicsDeps {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly page: Window;
  readonly session: Pick<ShellSession, 'token' | 'changes'>;
  readonly connection: { readonly current: () => Connection; readonly changes: Observable<Connection> };
  readonly user: RetainedUser;
  readonly unread: RetainedUnread;
  readonly balances: RetainedBalances;
  readonly quotes: RetainedQuotes;
  /** The token is another one. */
  readonly userChanged: () => void;
}

export interface RetainedTopics {
  /** Resolves when the present user is known, or could not be read. */
  userLoaded(): Promise<void>;
  /** Reads one of them again, as an area asks. */
  readonly refresh: Refresh;
  /** Reads again what pushes would have told. */
  resync(): void;
  start(): Cancel;
}

/** What the shell keeps for all areas: read at start and for each user, kept fresh by pushes, polled without them. */
export function retainedTopics(deps: RetainedTopicsDeps): RetainedTopics {
  const { bus, session, page } = deps;
  const missed = new Set<string>();
  const asked = new Set<string>();
  const noted = <Kept extends { load(): Promise<boolean> }>(topic: Pick<Topic<unknown>, 'name'>, kept: Kept): Kept => ({
    ...kept,
    async load() {
      asked.add(topic.name);
      const isRead = await kept.load().finally(() => asked.delete(topic.name));
      if (missed.has(topic.name) !== isRead) return isRead;
      if (isRead) missed.delete(topic.name);
      else missed.add(topic.name);
      bus.publish(missedTopic, [...missed]);
      return isRead;
    },
  });
  const user = noted(userTopic, deps.user);
  const unread = noted(unreadTopic, deps.unread);
  const balances = noted(balancesTopic, deps.balances);
  const quotes = noted(pairsTopic, deps.quotes);
  let token = session.token();
  let userLoading: Promise<unknown> = Promise.resolve();

  const isSignedIn = () => session.token() !== null;

  /** It was never there, or is older than what could not be read: neither comes by a push. */
  const isDue = (topic: Topic<unknown>) => (bus.last(topic) ?? null) === null || missed.has(topic.name);

  function loadUser(): void {
    if (!isSignedIn()) return;
    userLoading = user.load();
    void unread.load();
    void balances.load();
  }

  /** First nothing of the old user, then all of the new: the two are never mixed. */
  function follow(): void {
    if (session.token() === token) return;
    token = session.token();
    user.clear();
    unread.clear();
    balances.clear();
    loadUser();
    deps.userChanged();
  }

  /** A server that is slow is not asked again before it has answered: its answers would wait for each other. */
  function pollFor({ name }: Pick<Topic<unknown>, 'name'>, kept: { load(): Promise<boolean> }): void {
    if (!asked.has(name)) void kept.load();
  }

  function poll(): void {
    if (page.document.visibilityState === 'hidden') return;
    const isPushed = deps.connection.current().kind === 'live';
    if (!isPushed || isDue(pairsTopic)) pollFor(pairsTopic, quotes);
    if (!isSignedIn()) return;
    if (!isPushed || isDue(balancesTopic)) pollFor(balancesTopic, balances);
    if (isDue(userTopic)) pollFor(userTopic, user);
    if (missed.has(unreadTopic.name)) pollFor(unreadTopic, unread);
  }

  function whenSeen(): void {
    if (page.document.visibilityState === 'hidden') return;
    quotes.flush();
    if (!isSignedIn()) return;
    // Settings and read messages of another tab, or of another device: no push tells of them.
    pollFor(userTopic, user);
    pollFor(unreadTopic, unread);
  }

  const ofUser = (load: () => Promise<boolean>) => oneAtATime(() => (isSignedIn() ? load() : Promise.resolve(false)));
  const readings = new Map([
    [userTopic.name, ofUser(() => user.load())],
    [unreadTopic.name, ofUser(() => unread.load())],
    [balancesTopic.name, ofUser(() => balances.load())],
    [pairsTopic.name, oneAtATime(() => quotes.load())],
  ]);

  return {
    userLoaded: async () => void (await userLoading),
    refresh: ({ name }) => readings.get(name)?.() ?? Promise.reject(new Error(`the shell cannot read ${name} again`)),
    resync() {
      void quotes.load();
      if (!isSignedIn()) return;
      void balances.load();
      void unread.load();
    },
    start() {
      if (!isSignedIn()) {
        user.clear();
        unread.clear();
        balances.clear();
      }
      void quotes.load();
      loadUser();
      const following = session.changes.subscribe(follow);
      const stopPolling = deps.clock.every(POLL_MS, poll);
      page.document.addEventListener('visibilitychange', whenSeen);
      // Of two windows side by side neither is ever hidden.
      page.addEventListener('focus', whenSeen);
      return () => {
        following.unsubscribe();
        stopPolling();
        page.document.removeEventListener('visibilitychange', whenSeen);
        page.removeEventListener('focus', whenSeen);
      };
    },
  };
}
