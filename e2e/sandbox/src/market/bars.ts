import { DAY, HOUR, MINUTE } from '../clock/clock';

/** In units of the pair's scales: whole numbers, exact below 2^53. */
export interface Bar {
  readonly at: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** Bars of one span in order of time; the last one is still growing. */
export class BarSeries {
  private bars: Bar[] = [];

  constructor(
    private readonly span: number,
    private readonly keep: number,
  ) {}

  get all(): readonly Bar[] {
    return this.bars;
  }

  get first(): Bar | undefined {
    return this.bars[0];
  }

  get last(): Bar | undefined {
    return this.bars.at(-1);
  }

  load(bars: Bar[]): void {
    this.bars = bars;
  }

  record(at: number, price: number, quantity: number): void {
    const bar = this.barAt(at, price);
    bar.high = Math.max(bar.high, price);
    bar.low = Math.min(bar.low, price);
    bar.close = price;
    bar.volume += quantity;
  }

  /** A minute without a trade is a flat bar: a chart has no holes. */
  advance(now: number): void {
    const last = this.last;
    if (!last) return;
    const start = this.startOf(now);
    // After a long stop a chart rather shows the gap than a week of straight line.
    if (start - last.at > DAY && this.span < DAY) return;
    for (let at = last.at + this.span; at <= start; at += this.span) this.append(flat(at, last.close));
  }

  /** From the first bar at or after `from` to the last one at or before `to`. */
  between(from: number, to: number): readonly Bar[] {
    const first = this.indexFrom(from);
    const end = this.indexFrom(to + 1);
    return this.bars.slice(first, end);
  }

  indexFrom(at: number): number {
    let low = 0;
    let high = this.bars.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.bars[middle]?.at ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private barAt(at: number, price: number): Bar {
    const start = this.startOf(at);
    const last = this.last;
    // A clock that was set back does not rewrite the past.
    if (last && start <= last.at) return last;
    this.advance(at);
    const found = this.last;
    if (found?.at === start) return found;
    return this.append(flat(start, last?.close ?? price));
  }

  private append(bar: Bar): Bar {
    this.bars.push(bar);
    if (this.bars.length > this.keep * 1.1) this.bars = this.bars.slice(-this.keep);
    return bar;
  }

  private startOf(at: number): number {
    return Math.floor(at / this.span) * this.span;
  }
}

const flat = (at: number, price: number): Bar => ({
  at,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: 0,
});

const DAYS_OF_MINUTES = 31;
export const minuteSeries = (): BarSeries => new BarSeries(MINUTE, (DAYS_OF_MINUTES * DAY) / MINUTE);
/** A year of them. */
export const hourSeries = (): BarSeries => new BarSeries(HOUR, (366 * DAY) / HOUR);
export const daySeries = (): BarSeries => new BarSeries(DAY, 4_000);
