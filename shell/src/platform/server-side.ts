import { signOut } from '@tradefloor/contract/ext';
import { type Http, offeredTopic, serverClockTopic, serverNow, userTopic } from '@tradefloor/platform';
import { createBus, type Demand, type SharedBus } from '@tradefloor/platform/bus';
import { latePriceAlerts } from './alerts/late-alerts';
import { heardTopics } from './deal-news/heard';
import type { Environment } from './environment';
import { createFeed, type Feed } from './feed/feed';
import { createLatency, type Latency } from './feed/latency';
import { latePushes } from './feed/late-pushes';
import { createHttp } from './http/http';
import { actOnNeeds } from './http/needs';
import { type OptionalCalls, optionalCalls } from './http/optional-calls';
import { serverClock } from './http/server-clock';
import { watchedCalls } from './http/watched-calls';
import type { PageSide } from './page-side';
import { retainedBalances } from './retained/balances';
import { retainedQuotes } from './retained/quotes';
import { type RetainedTopics, retainedTopics } from './retained/retained-topics';
import { retainedUnread } from './retained/unread';
import { retainedUser } from './retained/user';
import { createSession, type ShellSession } from './session/session';
import { createSessionStore } from './session/session-store';

/** What the platform does with the exchange: the session, its calls and its pushes. */
export interface ServerSide {
  readonly session: ShellSession;
  readonly http: Http;
  readonly optional: OptionalCalls;
  readonly bus: SharedBus;
  readonly feed: Feed;
  readonly latency: Latency;
  readonly retained: RetainedTopics;
}

export function createServerSide(env: Environment, pageSide: PageSide): ServerSide {
  const { page, clock, random, storage } = env;
  const { navigate } = pageSide.navigation;
  const report = pageSide.reportFor('shell');
  const watched = watchedCalls();
  const clockOf = serverClock();
  const optional = optionalCalls(names => ours.publish(offeredTopic, names));

  // These four need each other: each is reached when it is used, not when it is made.
  const session: ShellSession = createSession({
    store: createSessionStore(storage),
    tabs: env.tabs,
    clock,
    page,
    go: path => navigate(path, { force: true }),
    mayLeave: pageSide.mayLeave,
    userLoaded: () => retained.userLoaded(),
    giveUp: () => http(signOut, {}).then(nothing, nothing),
  });
  const http = createHttp({
    fetch: env.fetch,
    sendAndTell: env.sendAndTell,
    clock,
    random,
    newKey: env.newKey,
    language: pageSide.language.code,
    session,
    needs: actOnNeeds({
      clock,
      navigate,
      notify: pageSide.notices.say,
      here: () => page.location.pathname + page.location.search + page.location.hash,
    }),
    watched,
    optional,
    timed(trip) {
      latency.timed(trip.receivedAt - trip.sentAt);
      const offsetMs = clockOf(trip);
      if (offsetMs !== null && offsetMs !== ours.last(serverClockTopic)?.offsetMs)
        ours.publish(serverClockTopic, { offsetMs });
    },
  });
  const heard = heardTopics(() => serverNow(ours));
  const demand: Demand = {
    began(topic, key) {
      heard.began(topic, key);
      feed.demand.began(topic, key);
    },
    ended(topic, key) {
      heard.ended(topic, key);
      feed.demand.ended(topic, key);
    },
  };
  const bus = createBus(demand);
  const ours = bus.busFor('shell');

  const reading = { http, watched, report, bus: ours };
  const quotes = retainedQuotes({
    ...reading,
    isHidden: () => page.document.visibilityState === 'hidden',
    priced: latePriceAlerts(page, {
      storage,
      bus: ours,
      notify: pageSide.notices.say,
      language: pageSide.language.code,
      now: () => clock.now(),
    }),
  });
  const balances = retainedBalances({ ...reading, clock });
  const unread = retainedUnread(reading);
  const user = retainedUser({
    ...reading,
    storage,
    identify(id, account) {
      session.identify(id, account);
      // A server of the old kind joins the user's room by this alone.
      feed.login();
    },
  });
  const pushes = latePushes({
    bus: ours,
    report,
    userId: session.userId,
    quotes,
    balances,
    unread,
    news: {
      heard,
      page,
      http,
      storage,
      notify: pageSide.notices.say,
      language: pageSide.language.code,
      navigate,
      user: () => ours.last(userTopic) ?? null,
    },
  });
  const feed = createFeed({
    clock,
    random,
    page,
    open: pushes.openAfter(env.openSocket),
    token: session.token,
    userId: session.userId,
    bus: ours,
    push: pushes.push,
    report,
    resync: () => retained.resync(),
  });
  const latency = createLatency({
    clock,
    page,
    connection: feed.connection,
    http,
    hasLightCall: () => optional.isThere(),
  });
  const retained = retainedTopics({
    bus: ours,
    clock,
    page,
    session,
    connection: feed.connection,
    user,
    unread,
    balances,
    quotes,
    userChanged() {
      // wire.next-user: what one was asked, the next must not answer.
      pageSide.questions.withdraw();
      feed.renew();
    },
  });
  return { session, http, optional, bus, feed, latency, retained };
}

const nothing = () => undefined;
