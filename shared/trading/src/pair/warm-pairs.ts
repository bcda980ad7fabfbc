import type { PairKey, Quote } from '@tradefloor/contract';

/** Long enough for a hand that hesitates; what is not chosen by then costs nothing more. */
const KEPT_MS = 8_000;
/** A pointer that only crosses a row wants nothing of it. */
const MEANT_AFTER_MS = 60;
/** Two that are followed unseen: where the trader came from, and where he is about to go. */
const MOST = 2;

/** Returns how to stop. */
export type Follow = (pair: Quote) => () => void;

/**
 * Pairs that are followed although they are not on screen, because they are likely to be next: one that is pointed at, and
 * the one that was just left. What they show is there with the first frame.
 */
export class WarmPairs {
  private readonly warm = new Map<PairKey, { readonly leave: () => void; timer: ReturnType<typeof setTimeout> }>();
  private meant: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly follow: Follow) {}

  /** It is pointed at. */
  point(pair: Quote): void {
    clearTimeout(this.meant);
    this.meant = setTimeout(() => this.keep(pair), MEANT_AFTER_MS);
  }

  keep(pair: Quote): void {
    const known = this.warm.get(pair.key);
    if (known !== undefined) clearTimeout(known.timer);
    const leave = known?.leave ?? this.follow(pair);
    this.warm.delete(pair.key);
    this.warm.set(pair.key, { leave, timer: setTimeout(() => this.end(pair.key), KEPT_MS) });
    for (const key of this.warm.keys()) if (this.warm.size > MOST) this.end(key);
  }

  endAll(): void {
    clearTimeout(this.meant);
    for (const key of this.warm.keys()) this.end(key);
  }

  private end(key: PairKey): void {
    const ended = this.warm.get(key);
    if (ended === undefined) return;
    clearTimeout(ended.timer);
    this.warm.delete(key);
    ended.leave();
  }
}
