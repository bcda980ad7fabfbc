/** The browser's frame and visibility, replaced in tests. */
export interface FrameClock {
  now(): number;
  hidden(): boolean;
  /** Runs once, before the next paint. */
  request(run: () => void): void;
  /** Whenever the tab comes back into sight. */
  onVisible(run: () => void): () => void;
  every(milliseconds: number, run: () => void): () => void;
}

export const browserClock: FrameClock = {
  now: () => performance.now(),
  hidden: () => document.visibilityState === 'hidden',
  request: run => void requestAnimationFrame(run),
  onVisible(run) {
    const check = (): void => {
      if (document.visibilityState === 'visible') run();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * One flush a frame for all stores: however many pushes came, each view is told once. Frames stop in a hidden tab, so
 * nothing is requested there: what changed is remembered as changed, not queued, and flushed on return.
 */
export class Frames {
  private changed = new Set<() => void>();
  private requested = false;

  constructor(private readonly clock: FrameClock) {}

  /** Calls `tell` at the next flush, once. */
  mark(tell: () => void): void {
    this.changed.add(tell);
    this.ask();
  }

  unmark(tell: () => void): void {
    this.changed.delete(tell);
  }

  /** For the owner's visibility listener. */
  returned(): void {
    if (this.changed.size > 0) this.ask();
  }

  private ask(): void {
    if (this.requested || this.clock.hidden()) return;
    this.requested = true;
    this.clock.request(() => this.flush());
  }

  private flush(): void {
    this.requested = false;
    const telling = this.changed;
    this.changed = new Set();
    for (const tell of telling) tell();
  }
}
