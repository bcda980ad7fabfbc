import { LOGIN } from '@tradefloor/contract/ext';
import { type Bus, connectionTopic, pairsTopic, resyncTopic } from '@tradefloor/platform';
import type { Demand } from '@tradefloor/platform/bus';
import type { Cancel, Clock } from '../clock';
import { createDemand, type Wanted } from './demand';
import { createLink, type Link, type LinkDeps } from './link';
import { isAskedFor, quotesOf, subscribing, subscriptionOf, unsubscribing } from './subscriptions';

/** After a reconnect all tabs ask for what they missed: over this time, and not all at once. */
export const RESYNC_SPREAD_MS = 2_000;

export interface FeedDeps extends Omit<LinkDeps, 'up' | 'push'> {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly userId: () => string | null;
  readonly push: (event: string, wire: unknown) => void;
  /** The socket is back: what it would have told meanwhile is read over HTTP. */
  readonly resync: () => void;
}

export interface Feed extends Pick<Link, 'connection' | 'renew'> {
  readonly demand: Demand;
  /** The user is known by now: a server of the old kind asks for the id. */
  login(): void;
  start(): Cancel;
}

export function createFeed(deps: FeedDeps): Feed {
  const { clock, random } = deps;
  let resyncing: Cancel | null = null;

  const subscribe = (wanted: Wanted) => void link.emit(...subscribing(subscriptionOf(wanted)));
  const unsubscribe = (wanted: Wanted) => void link.emit(...unsubscribing(subscriptionOf(wanted)));
  const demand = createDemand({ clock, isAskedFor, subscribe, unsubscribe });
  let quoted = '';

  function subscribeQuotes(): void {
    const pairs = (deps.bus.last(pairsTopic) ?? []).flatMap(group => group.quotes.map(quote => quote.key));
    // The pairs are read again now and then, and are nearly always the same.
    if (pairs.length === 0 || pairs.join() === quoted) return;
    if (link.emit(...subscribing(quotesOf(pairs)))) quoted = pairs.join();
  }

  function login(): void {
    const user = deps.userId();
    if (user !== null) link.emit(LOGIN, user);
  }

  function up(again: boolean): void {
    login();
    quoted = '';
    subscribeQuotes();
    for (const wanted of demand.wanted()) subscribe(wanted);
    resyncing?.();
    resyncing = clock.after(again ? random() * RESYNC_SPREAD_MS : 0, () => {
      resyncing = null;
      deps.resync();
      // At the first connection the areas are loading what they show just now.
      if (again) deps.bus.publish(resyncTopic, { at: clock.now() });
    });
  }

  const link = createLink({ ...deps, up, push: (event, [wire]) => deps.push(event, wire) });

  return {
    connection: link.connection,
    renew: link.renew,
    demand,
    login,
    start() {
      const { bus } = deps;
      bus.publish(connectionTopic, link.connection.current());
      const telling = link.connection.changes.subscribe(connection => bus.publish(connectionTopic, connection));
      const following = bus.on(pairsTopic).subscribe(subscribeQuotes);
      const stop = link.start();
      return () => {
        telling.unsubscribe();
        following.unsubscribe();
        resyncing?.();
        demand.stop();
        stop();
      };
    },
  };
}
