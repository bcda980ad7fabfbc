import type { Resolution } from '@tradefloor/contract';
import { add, type Amount, max, min, type Price, ZERO } from '@tradefloor/money';
import { nextPeriod, periodStart } from './period';

/** One candle; `time` is where its period begins, in milliseconds. */
export interface Bar {
  readonly time: number;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  readonly volume: Amount;
}

/** Two neighbouring stretches as one: the first opens, the second closes. */
export function joined(first: Bar, second: Bar): Bar {
  return {
    time: first.time,
    open: first.open,
    high: max(first.high, second.high),
    low: min(first.low, second.low),
    close: second.close,
    volume: add(first.volume, second.volume),
  };
}

/** Coarser bars from finer ones in ascending order. */
export function rolledUp(bars: readonly Bar[], resolution: Resolution): Bar[] {
  const coarse: Bar[] = [];
  for (const bar of bars) {
    const time = periodStart(bar.time, resolution);
    const last = coarse.at(-1);
    if (last?.time === time) coarse[coarse.length - 1] = joined(last, bar);
    else coarse.push({ ...bar, time });
  }
  return coarse;
}

/** No trade in a period: a flat bar at the close before it, so that the time axis has no holes. */
export function withoutGaps(bars: readonly Bar[], resolution: Resolution): Bar[] {
  const whole: Bar[] = [];
  for (const bar of bars) {
    const before = whole.at(-1);
    if (before !== undefined) whole.push(...quiet(before, bar.time, resolution));
    whole.push(bar);
  }
  return whole;
}

/** A pair that rested for years is not worth a bar for each minute of it. */
const MOST_QUIET_BARS = 1500;

function quiet(before: Bar, until: number, resolution: Resolution): Bar[] {
  const flat = { open: before.close, high: before.close, low: before.close, close: before.close, volume: ZERO };
  const bars: Bar[] = [];
  for (let time = nextPeriod(before.time, resolution); time < until; time = nextPeriod(time, resolution)) {
    if (bars.length === MOST_QUIET_BARS) return [];
    bars.push({ time, ...flat });
  }
  return bars;
}
