import { connectionTopic, type Platform, resyncTopic } from '@tradefloor/platform';
import { LiveQuotes } from '../quotes/live-quotes';
import { browserClock, type FrameClock, Frames } from './frames';
import { Live, type LiveHost, type Source } from './live';

/** What a store of the market is made with. */
export interface MarketContext {
  readonly platform: Platform;
  readonly frames: Frames;
  readonly clock: FrameClock;
  readonly live: (source: Source) => Live;
}

const CHECK_EVERY_MS = 500;

/** All stores of one platform: one flush a frame, one timer, one ear for the tab and the connection. */
export class Market {
  readonly quotes: LiveQuotes;
  private readonly context: MarketContext;
  private readonly stores = new Map<string, { readonly live: Live }>();
  private readonly followed = new Set<Live>();
  private stopWatching: (() => void) | null = null;

  constructor(
    private readonly platform: Platform,
    private readonly clock: FrameClock,
  ) {
    const frames = new Frames(clock);
    const host: LiveHost = {
      frames,
      now: () => clock.now(),
      isConnected: () => platform.bus.last(connectionTopic)?.kind === 'live',
      report: problem => platform.report(problem, { room: 'market' }),
      began: live => this.began(live),
      ended: live => this.ended(live),
    };
    this.context = { platform, clock, frames, live: source => new Live(source, host) };
    this.quotes = new LiveQuotes(this.context);
  }

  /** Each kind of store names its own, so that a screen without a book carries none. */
  store<Store extends { readonly live: Live }>(name: string, make: (context: MarketContext) => Store): Store {
    const known = this.stores.get(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name begins with the kind of its store
    if (known) return known as Store;
    const made = make(this.context);
    this.stores.set(name, made);
    return made;
  }

  private began(live: Live): void {
    this.followed.add(live);
    this.stopWatching ??= this.watch();
  }

  /** A pair that nobody looks at is forgotten: whoever comes back gets a snapshot. */
  private ended(live: Live): void {
    this.followed.delete(live);
    for (const [name, store] of this.stores) if (store.live === live) this.stores.delete(name);
    if (this.followed.size > 0) return;
    this.stopWatching?.();
    this.stopWatching = null;
  }

  private watch(): () => void {
    const { clock } = this;
    const refresh = (lost: boolean): void => {
      for (const live of this.followed) live.refresh(lost);
    };
    const resync = this.platform.bus.on(resyncTopic).subscribe(() => refresh(true));
    const leaveTab = clock.onVisible(() => {
      refresh(false);
      this.context.frames.returned();
    });
    const stopTimer = clock.every(CHECK_EVERY_MS, () => {
      for (const live of this.followed) live.tick();
    });
    return () => {
      resync.unsubscribe();
      leaveTab();
      stopTimer();
    };
  }
}

const markets = new WeakMap<Platform, Market>();

/** The market of a platform; a test gives its own clock at the first call. */
export function marketOf(platform: Platform, clock: FrameClock = browserClock): Market {
  const known = markets.get(platform);
  if (known) return known;
  const made = new Market(platform, clock);
  markets.set(platform, made);
  return made;
}
