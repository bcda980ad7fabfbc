import { DAY, MINUTE } from '../clock/clock';
import type { Bar, BarSeries } from './bars';

/** The last 24 hours, in units of the pair's scales. */
export interface DayFigures {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  /** Price units times quantity units: each minute at the middle of its prices. */
  readonly turnover: number;
}

/** The minutes that are over do not change: they are summed once a minute, the growing one is added. */
export class RollingDay {
  private until = 0;
  private past: DayFigures | null = null;

  constructor(private readonly minutes: BarSeries) {}

  at(now: number): DayFigures | null {
    const growing = this.minutes.last;
    if (!growing) return null;
    if (this.until !== growing.at) {
      this.past = this.sum(Math.floor((now - DAY) / MINUTE) * MINUTE, growing.at);
      this.until = growing.at;
    }
    const past = this.past ?? growing;
    return {
      open: past.open,
      high: Math.max(past.high, growing.high),
      low: Math.min(past.low, growing.low),
      volume: this.past ? this.past.volume + growing.volume : growing.volume,
      turnover: (this.past?.turnover ?? 0) + turnoverOf(growing),
    };
  }

  private sum(from: number, until: number): DayFigures | null {
    const bars = this.minutes.between(from, until - 1);
    const first = bars[0];
    if (!first) return null;
    let { high, low } = first;
    let volume = 0;
    let turnover = 0;
    for (const bar of bars) {
      if (bar.high > high) high = bar.high;
      if (bar.low < low) low = bar.low;
      volume += bar.volume;
      turnover += turnoverOf(bar);
    }
    return { open: first.open, high, low, volume, turnover };
  }
}

const turnoverOf = ({ high, low, close, volume }: Bar): number => ((high + low + close) / 3) * volume;
