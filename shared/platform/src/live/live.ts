import type { Frames } from './frames';
import { type Freshness, freshness } from './freshness';
import { Listeners } from './store';

/** How often a lost connection is looked for. */
const CONNECTION_PERIOD_MS = 1000;
/** Between two attempts to read what could not be read again, and two readings of what nobody pushes. */
const AGAIN_MS = 5000;

/** Where the data of one panel comes from. */
export interface Source {
  /** Between two pushes: what amber is measured by. Null when pushes have no rhythm: then a live connection is enough. */
  readonly periodMs: number | null;
  /** While no push comes, what it shows is asked for every five seconds. It is not called live for that. */
  readonly asksWhileDown?: boolean;
  /** Listens to pushes and calls `heard` after each; returns how to stop. */
  follow(heard: () => void): () => void;
  /** Asks for the whole over HTTP and puts it in its place. */
  fetch(signal: AbortSignal): Promise<void>;
  /** The connection was lost and is back; a fetch follows. */
  reconnected?(): void;
  /** Twice a second. */
  check?(): void;
}

export interface LiveStatus {
  /** `failed` only while there is nothing to show: a failed refresh leaves what is there, and its freshness tells. */
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly freshness: Freshness;
  readonly retry: () => void;
}

/** What all sources of one page share. */
export interface LiveHost {
  readonly frames: Frames;
  now(): number;
  isConnected(): boolean;
  report(problem: unknown): void;
  began(live: Live): void;
  ended(live: Live): void;
}

/** A source that is followed while somebody listens, with what a panel has to say about it. */
export class Live {
  private readonly listeners: Listeners;
  private stopFollowing: (() => void) | null = null;
  private request: AbortController | null = null;
  private heardAt: number | null = null;
  private known = false;
  /** What is there is from before it. */
  private failedAt: number | null = null;
  private askedAt = 0;
  private current: LiveStatus;

  constructor(
    private readonly source: Source,
    private readonly host: LiveHost,
  ) {
    this.listeners = new Listeners(host.frames);
    this.current = { kind: 'loading', freshness: 'waiting', retry: () => this.retry() };
  }

  /** The same object until it says something else. */
  status(): LiveStatus {
    return this.current;
  }

  subscribe(changed: () => void): () => void {
    const leave = this.listeners.add(changed);
    if (this.stopFollowing === null) this.start();
    return () => {
      leave();
      // A panel that wants other rows leaves and comes back within one effect: what is known must outlast that.
      if (this.listeners.count === 0) queueMicrotask(() => this.stopUnlessFollowed());
    };
  }

  /** Resolves once it is here, or could not be had; never while nobody follows it. */
  whenKnown(): Promise<void> {
    return new Promise(resolve => {
      const look = (): void => {
        if (this.current.kind === 'loading') return;
        leave();
        resolve();
      };
      const leave = this.listeners.add(look);
      look();
    });
  }

  /** The tab was hidden, or the connection lost: what was missed is not waited for. */
  refresh(lost: boolean): void {
    if (lost) this.source.reconnected?.();
    this.fetch();
  }

  tick(): void {
    this.source.check?.();
    if (!this.host.isConnected()) this.tickDown();
    else if (this.known) this.tickConnected();
    this.settle();
  }

  private tickDown(): void {
    const { source, host, askedAt } = this;
    if (source.asksWhileDown === true && this.request === null && host.now() - askedAt >= AGAIN_MS) this.fetch();
  }

  private tickConnected(): void {
    const { failedAt, source, host } = this;
    if (failedAt === null) {
      if (source.periodMs === null) this.heardAt = host.now();
    } else if (this.request === null && host.now() - failedAt >= AGAIN_MS) this.fetch();
  }

  /** For the source: what it shows changed by other ways than a push. */
  changed(): void {
    this.listeners.changed();
  }

  isAsking(): boolean {
    return this.request !== null;
  }

  fetch(): void {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.askedAt = this.host.now();
    this.source.fetch(request.signal).then(
      () => this.answered(request, null),
      (problem: unknown) => this.answered(request, { problem }),
    );
  }

  private start(): void {
    this.host.began(this);
    this.stopFollowing = this.source.follow(() => {
      this.heardAt = this.host.now();
      this.known = true;
      this.settle();
      this.listeners.changed();
    });
    this.fetch();
  }

  private stopUnlessFollowed(): void {
    if (this.listeners.count > 0 || this.stopFollowing === null) return;
    this.host.ended(this);
    this.stopFollowing();
    this.stopFollowing = null;
    this.request?.abort();
    this.request = null;
    this.heardAt = null;
    this.failedAt = null;
  }

  private answered(request: AbortController, failure: { readonly problem: unknown } | null): void {
    if (this.request !== request) return;
    this.request = null;
    const isFirst = this.failedAt === null;
    this.failedAt = failure ? this.host.now() : null;
    if (failure) {
      if (isFirst) this.host.report(failure.problem);
    } else {
      if (!this.known || this.host.isConnected()) this.heardAt = this.host.now();
      this.known = true;
    }
    this.settle(failure !== null);
    this.listeners.changed();
  }

  private retry(): void {
    this.show({ ...this.current, kind: this.known ? 'ready' : 'loading' });
    this.fetch();
  }

  private settle(failed = this.current.kind === 'failed'): void {
    const kind = this.known ? 'ready' : failed ? 'failed' : 'loading';
    this.show({
      ...this.current,
      kind,
      freshness: freshness(this.heardAt, this.source.periodMs ?? CONNECTION_PERIOD_MS, this.host.now()),
    });
  }

  private show(next: LiveStatus): void {
    if (next.kind === this.current.kind && next.freshness === this.current.freshness) return;
    this.current = next;
    this.listeners.changed();
  }
}
