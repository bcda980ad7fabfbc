import { isCallFailure } from '../call-failure';
import type { Platform } from '../platform';
import { connectionTopic, resyncTopic } from '../topics';
import { browserClock, type FrameClock, Frames } from './frames';
import { Live, type LiveHost, type Source } from './live';

/** What a store is made with. */
export interface StoreContext {
  readonly platform: Platform;
  readonly frames: Frames;
  readonly clock: FrameClock;
  readonly live: (source: Source) => Live;
}

export interface Store {
  readonly live: Live;
  /** Whether what it knows is worth keeping for a while when nobody looks at it any more. */
  mayBeKept?(): boolean;
}

const CHECK_EVERY_MS = 500;
/** Who comes back later than this has forgotten what they saw. */
const KEPT_MS = 5 * 60_000;

/** All live stores of one platform: one flush a frame, one timer, one ear for the tab and the connection. */
export class Stores {
  readonly context: StoreContext;
  private readonly stores = new Map<string, Store>();
  private readonly leftAt = new Map<string, number>();
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
      report(problem) {
        if (!isNoFault(problem)) platform.report(problem, { room: 'live' });
      },
      began: live => this.began(live),
      ended: live => this.ended(live),
    };
    this.context = { platform, clock, frames, live: source => new Live(source, host) };
  }

  /** Each kind of store names its own, so that a screen without a book carries none. */
  store<Kind extends Store>(name: string, make: (context: StoreContext) => Kind): Kind {
    this.forgetOld();
    const known = this.stores.get(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name begins with the kind of its store
    if (known) return known as Kind;
    const made = make(this.context);
    this.stores.set(name, made);
    return made;
  }

  /** Resolves once all that is followed by now is here, or could not be had. */
  async whenKnown(): Promise<void> {
    await Promise.all([...this.followed].map(live => live.whenKnown()));
  }

  private began(live: Live): void {
    this.followed.add(live);
    for (const [name, store] of this.stores) if (store.live === live) this.leftAt.delete(name);
    this.stopWatching ??= this.watch();
  }

  /** What nobody looks at is forgotten, at once or after a while: whoever comes back gets a snapshot. */
  private ended(live: Live): void {
    this.followed.delete(live);
    for (const [name, store] of this.stores) {
      if (store.live !== live) continue;
      if (store.mayBeKept?.() === true) this.leftAt.set(name, this.clock.now());
      else this.stores.delete(name);
    }
    this.forgetOld();
    if (this.followed.size > 0) return;
    this.stopWatching?.();
    this.stopWatching = null;
  }

  private forgetOld(): void {
    for (const [name, at] of this.leftAt) {
      if (this.clock.now() - at < KEPT_MS && this.stores.get(name)?.mayBeKept?.() === true) continue;
      this.leftAt.delete(name);
      this.stores.delete(name);
    }
  }

  private watch(): () => void {
    const { clock } = this;
    const refresh = (lost: boolean): void => {
      for (const live of this.followed) live.refresh(lost);
    };
    const resync = this.platform.bus.on(resyncTopic).subscribe(() => refresh(true));
    const session = this.platform.session.changes.subscribe(() => this.forgetOld());
    const leaveTab = clock.onVisible(() => {
      refresh(false);
      this.context.frames.returned();
    });
    const stopTimer = clock.every(CHECK_EVERY_MS, () => {
      for (const live of this.followed) live.tick();
    });
    return () => {
      resync.unsubscribe();
      session.unsubscribe();
      leaveTab();
      stopTimer();
    };
  }
}

/** A server that says no, or a user who has gone, is nothing that an operator could mend. */
const isNoFault = (problem: unknown): boolean =>
  isCallFailure(problem) && (problem.kind === 'refused' || problem.kind === 'session-changed');

const ofPlatform = new WeakMap<Platform, Stores>();

/** The stores of a platform; a test gives its own clock at the first call. */
export function storesOf(platform: Platform, clock: FrameClock = browserClock): Stores {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = new Stores(platform, clock);
  ofPlatform.set(platform, made);
  return made;
}
