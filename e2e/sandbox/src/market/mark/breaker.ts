import { SECOND } from '../../clock/clock';

/** A price that moves further than this within so long is no price to trade at. */
const MOST_PERCENT = 5n;
const WITHIN_MS = 10 * SECOND;
export const PAUSE_MS = 15 * SECOND;
const LOOKED_EVERY_MS = SECOND / 2;

interface Seen {
  readonly at: number;
  readonly price: bigint;
}

/** Pauses a pair whose price moves too far too fast, until everybody could look. */
export class Breaker {
  private seen: Seen[] = [];
  private until = 0;

  /** When the last pause ends or ended; 0 where there was none. */
  get pausedUntil(): number {
    return this.until;
  }

  /** A clock that was set back prolongs nothing. */
  isPaused(now: number): boolean {
    return now < this.until && this.until - now <= PAUSE_MS;
  }

  /** Whether anything may be matched, now that the price is there. */
  lets(price: bigint, at: number): boolean {
    if (this.isPaused(at)) return false;
    // However long ago it was, the last price seen counts: nothing was traded since.
    const first = this.seen.findIndex(one => one.at > at - WITHIN_MS);
    this.seen = first === -1 ? this.seen.slice(-1) : this.seen.slice(first);
    if (this.seen.some(one => isFar(one.price, price))) {
      this.until = at + PAUSE_MS;
      this.seen = [];
      return false;
    }
    const last = this.seen.at(-1);
    if (!last || at - last.at >= LOOKED_EVERY_MS || at < last.at) this.seen.push({ at, price });
    return true;
  }

  /** The price was set by hand: it says nothing of how the market moves. */
  forgive(): void {
    this.seen = [];
    this.until = 0;
  }
}

function isFar(from: bigint, to: bigint): boolean {
  const moved = to > from ? to - from : from - to;
  return moved * 100n > from * MOST_PERCENT;
}
