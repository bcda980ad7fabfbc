import type { Level } from '@tradefloor/contract';
import { type Price, toScaled } from '@tradefloor/money';
import { decimalsOf, priceKey, rescaleKey } from './price-key';
import { type BookLevel, BookSide, type Entry, isNothing } from './side';

/** A level of zero takes its price away. */
export interface BothSides {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/**
 * The book of one pair: mutable, never seen by React. Prices become scaled integers; both scales grow when finer
 * digits arrive, so that `1.0` and `1.00` are one level and no digit is lost.
 */
export class Book {
  readonly bids = new BookSide();
  readonly asks = new BookSide();
  /** Raised by every change: what a view compares to know whether it is still right. */
  version = 0;
  priceScale = 0;
  amountScale = 0;
  /** Levels left out because their price has more digits than a key can hold. */
  unreadable = 0;

  replace({ bids, asks }: BothSides): void {
    this.version += 1;
    this.widen(bids);
    this.widen(asks);
    this.bids.replace(this.entries(bids, 1), this.version);
    this.asks.replace(this.entries(asks, -1), this.version);
  }

  /** All changes of a batch, both sides. */
  change({ bids, asks }: BothSides): void {
    this.version += 1;
    this.widen(bids);
    this.widen(asks);
    this.changeSide(this.bids, bids, 1);
    this.changeSide(this.asks, asks, -1);
  }

  unitsOf(level: BookLevel): bigint {
    level.units ??= level.amount === null ? 0n : toScaled(level.amount, this.amountScale);
    return level.units;
  }

  /** Makes room for `decimals` of a price; false when the keys would not fit any more. */
  widenPrices(decimals: number): boolean {
    const by = decimals - this.priceScale;
    if (by <= 0) return true;
    const bids = this.bids.keys.map(key => rescaleKey(key, by));
    const asks = this.asks.keys.map(key => rescaleKey(key, by));
    if (bids.some(Number.isNaN) || asks.some(Number.isNaN)) return false;
    this.bids.keys = bids;
    this.asks.keys = asks;
    this.priceScale = decimals;
    return true;
  }

  private widen(levels: readonly Level[]): void {
    let amounts = this.amountScale;
    let prices = this.priceScale;
    for (const [price, amount] of levels) {
      const point = amount.indexOf('.');
      if (point >= 0 && amount.length - point - 1 > amounts) amounts = Math.max(amounts, decimalsOf(amount));
      const dot = price.indexOf('.');
      if (dot >= 0 && price.length - dot - 1 > prices) prices = Math.max(prices, decimalsOf(price));
    }
    if (amounts > this.amountScale) {
      this.amountScale = amounts;
      this.bids.forgetUnits();
      this.asks.forgetUnits();
    }
    this.widenPrices(prices);
  }

  private entries(levels: readonly Level[], way: 1 | -1): Entry[] {
    const entries: Entry[] = [];
    // Wires list the best price first; the sides keep it last.
    for (let at = levels.length - 1; at >= 0; at -= 1) {
      const level = levels[at];
      if (level === undefined) continue;
      const [price, amount] = level;
      const key = this.key(price, way);
      if (!Number.isNaN(key)) entries.push({ key, price, amount });
    }
    return entries;
  }

  private changeSide(side: BookSide, levels: readonly Level[], way: 1 | -1): void {
    for (const [price, amount] of levels) {
      const key = this.key(price, way);
      if (Number.isNaN(key)) continue;
      if (isNothing(amount)) side.remove(key);
      else side.set(key, price, amount, this.version);
    }
  }

  private key(price: Price, way: 1 | -1): number {
    const key = way * priceKey(price, this.priceScale);
    if (Number.isNaN(key)) this.unreadable += 1;
    return key;
  }
}
