import { Book } from '../matching/book';
import type { Incoming, Order, Placed, Side } from '../matching/order';
import { isOfDays, isOfHours, type Resolution } from './aggregate';
import { type BarSeries, daySeries, hourSeries, minuteSeries } from './bars';
import { RollingDay } from './day-figures';
import { Band } from './mark/band';
import { Breaker } from './mark/breaker';
import { MarkPrice } from './mark/mark-price';
import type { Pair } from './pair';

export interface PublicTrade {
  readonly id: number;
  readonly price: bigint;
  readonly quantity: bigint;
  /** Of who came second and took. */
  readonly side: Side;
  readonly at: number;
}

const TRADES_KEPT = 200;

/** Simulated traders have ids below zero. */
const isMember = (owner: number): boolean => owner > 0;

/** One pair as the public sees it: its book, its last trades, its bars. */
export class Market {
  readonly book = new Book();
  readonly minutes = minuteSeries();
  readonly hours = hourSeries();
  readonly days = daySeries();
  readonly day = new RollingDay(this.minutes);
  readonly mark = new MarkPrice();
  readonly band = new Band(this);
  readonly breaker = new Breaker();
  /** Grows with every change of the book: tells whether there is anything to push. */
  version = 0;
  private trades: PublicTrade[] = [];
  private lastTradeId = 0;

  constructor(readonly pair: Pair) {}

  get lastPrice(): bigint {
    return BigInt(this.minutes.last?.close ?? 0);
  }

  /** What is owed goes by this, never by a trade. Before a market maker has quoted, the last price is all there is. */
  get markPrice(): bigint {
    return this.mark.units ?? this.lastPrice;
  }

  /** What bars of a resolution are put together from: the longer they are, the further back they go. */
  seriesOf(resolution: Resolution): BarSeries {
    if (isOfDays(resolution)) return this.days;
    return isOfHours(resolution) ? this.hours : this.minutes;
  }

  /** A span that has begun has a bar, traded in or not. */
  advance(now: number): void {
    for (const series of [this.minutes, this.hours, this.days]) series.advance(now);
  }

  place(incoming: Incoming, at: number): Placed {
    const placed = this.book.place(incoming);
    for (const { maker, price, quantity } of placed.fills) {
      this.print(price, quantity, incoming.side, at);
      if (!isMember(maker.owner) && !isMember(incoming.owner)) this.mark.traded(price, quantity, at);
    }
    this.version += 1;
    return placed;
  }

  cancel(id: number): Order | null {
    const order = this.book.cancel(id);
    if (order) this.version += 1;
    return order;
  }

  /** Newest first. */
  recentTrades(limit = TRADES_KEPT): readonly PublicTrade[] {
    return this.trades.slice(-limit).toReversed();
  }

  tradesAfter(id: number): readonly PublicTrade[] {
    let first = this.trades.length;
    while (first > 0 && (this.trades[first - 1]?.id ?? 0) > id) first -= 1;
    return this.trades.slice(first);
  }

  get newestTradeId(): number {
    return this.lastTradeId;
  }

  loadTrades(oldestFirst: PublicTrade[]): void {
    this.trades = oldestFirst;
    this.lastTradeId = oldestFirst.at(-1)?.id ?? 0;
  }

  private print(price: bigint, quantity: bigint, side: Side, at: number): void {
    this.lastTradeId += 1;
    this.trades.push({ id: this.lastTradeId, price, quantity, side, at });
    if (this.trades.length > TRADES_KEPT * 2) this.trades = this.trades.slice(-TRADES_KEPT);
    for (const series of [this.minutes, this.hours, this.days]) series.record(at, Number(price), Number(quantity));
  }
}
