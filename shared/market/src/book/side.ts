import { type Amount, isZero, type Price } from '@tradefloor/money';

/** One price of the book. */
export interface BookLevel {
  readonly price: Price;
  /** Null when nothing stands here any more. */
  amount: Amount | null;
  /** The amount scaled, made when it is first drawn: most levels never are. */
  units: bigint | null;
  /** The book's version at which the amount last became another. */
  touched: number;
}

/** Emptied levels are cleared away when they are half of a side, and at least this many. */
const CLEARED_FROM = 64;

export interface Entry {
  readonly key: number;
  readonly price: Price;
  readonly amount: Amount;
}

/**
 * One side as two parallel arrays, sorted so that the best price is last: most changes happen there, and inserting
 * near the end moves few entries. Keys of bids are the scaled price, keys of asks its negative: both ascend to the best.
 * An emptied level keeps its place, because makers come back to the same prices: taking it out and putting it in again
 * cost more than everything else together. The last level is never an emptied one.
 */
export class BookSide {
  keys: number[] = [];
  levels: BookLevel[] = [];
  private emptied = 0;

  /** How many prices something stands at. */
  get size(): number {
    return this.keys.length - this.emptied;
  }

  /** Where `key` is, or where it belongs. */
  private place(key: number): number {
    const { keys } = this;
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  set(key: number, price: Price, amount: Amount, version: number): void {
    const at = this.place(key);
    const known = this.keys[at] === key ? this.levels[at] : undefined;
    if (known === undefined) {
      this.keys.splice(at, 0, key);
      this.levels.splice(at, 0, { price, amount, units: null, touched: version });
    } else if (known.amount !== amount) {
      if (known.amount === null) this.emptied -= 1;
      known.amount = amount;
      known.units = null;
      known.touched = version;
    }
  }

  /** Deleting what is not there is normal: the level may have been below what this client was sent. */
  remove(key: number): void {
    const at = this.place(key);
    const known = this.keys[at] === key ? this.levels[at] : undefined;
    if (known === undefined || known.amount === null) return;
    known.amount = null;
    known.units = null;
    this.emptied += 1;
    while (this.levels.length > 0 && this.levels.at(-1)?.amount === null) {
      this.levels.pop();
      this.keys.pop();
      this.emptied -= 1;
    }
    if (this.emptied >= CLEARED_FROM && this.emptied * 2 > this.keys.length) this.clearEmptied();
  }

  private clearEmptied(): void {
    const kept = this.levels.map(level => level.amount !== null);
    this.keys = this.keys.filter((_, at) => kept[at]);
    this.levels = this.levels.filter((_, at) => kept[at]);
    this.emptied = 0;
  }

  /** A whole new side. Levels that did not change stay the same objects, with what was computed for them. */
  replace(entries: readonly Entry[], version: number): void {
    const sorted = isAscending(entries) ? entries : entries.toSorted((a, b) => a.key - b.key);
    const keys: number[] = [];
    const levels: BookLevel[] = [];
    let old = 0;
    let before = Number.NaN;
    for (const { key, price, amount } of sorted) {
      // A price given twice (`1.0` and `1.00`) is one level; the entry that came later on the wire stands first here.
      if (key === before) continue;
      before = key;
      if (isNothing(amount)) continue;
      while (old < this.keys.length && (this.keys[old] ?? 0) < key) old += 1;
      const known = this.keys[old] === key ? this.levels[old] : undefined;
      keys.push(key);
      levels.push(known?.amount === amount ? known : { price, amount, units: null, touched: version });
    }
    this.keys = keys;
    this.levels = levels;
    this.emptied = 0;
  }

  forgetUnits(): void {
    for (const level of this.levels) level.units = null;
  }
}

/** Most amounts begin with another digit, and are not searched. */
export function isNothing(amount: Amount): boolean {
  return amount.startsWith('0') && isZero(amount);
}

function isAscending(entries: readonly Entry[]): boolean {
  let before = Number.NEGATIVE_INFINITY;
  for (const { key } of entries) {
    if (key < before) return false;
    before = key;
  }
  return true;
}
