/*
 * Indicators over closing prices, as floats: they are drawn, not traded on. Computed here and drawn as plain lines,
 * because Highcharts' own series compute all of ten thousand bars anew for each tick, and take several passes over them.
 * Null until there are enough bars.
 */
export type Values = ReadonlyArray<number | null>;

export function movingAverage(closes: readonly number[], period: number): Values {
  let sum = 0;
  return closes.map((close, at) => {
    sum += close - (closes[at - period] ?? 0);
    return at >= period - 1 ? sum / period : null;
  });
}

/** Starts from the plain average of the first `period` values; leading nulls are skipped. */
export function exponentialAverage(values: Values, period: number): Values {
  const weight = 2 / (period + 1);
  const seed: number[] = [];
  let average: number | null = null;
  return values.map(value => {
    if (value === null) return null;
    if (average !== null) average += (value - average) * weight;
    else if (seed.push(value) === period) average = seed.reduce((sum, one) => sum + one, 0) / period;
    return average;
  });
}

export interface Band {
  readonly middle: Values;
  readonly upper: Values;
  readonly lower: Values;
}

/** Bollinger: the average, and so many standard deviations of its window above and below. */
export function bollinger(closes: readonly number[], period: number, deviations: number): Band {
  const middle = movingAverage(closes, period);
  const spread = middle.map((average, at) => {
    if (average === null) return null;
    let squares = 0;
    for (let back = 0; back < period; back += 1) squares += ((closes[at - back] ?? average) - average) ** 2;
    return Math.sqrt(squares / period) * deviations;
  });
  const moved = (way: 1 | -1): Values =>
    middle.map((average, at) => (average === null ? null : average + way * (spread[at] ?? 0)));
  return { middle, upper: moved(1), lower: moved(-1) };
}

export interface Macd {
  readonly line: Values;
  readonly signal: Values;
  readonly histogram: Values;
}

export interface MacdPeriods {
  readonly fast: number;
  readonly slow: number;
  readonly signal: number;
}

export function macd(closes: readonly number[], periods: MacdPeriods): Macd {
  const slow = exponentialAverage(closes, periods.slow);
  const line = difference(exponentialAverage(closes, periods.fast), slow);
  const signal = exponentialAverage(line, periods.signal);
  return { line, signal, histogram: difference(line, signal) };
}

/** Wilder's: gains against losses, each smoothed over `period`, 0 to 100. */
export function relativeStrength(closes: readonly number[], period: number): Values {
  let gain = 0;
  let loss = 0;
  return closes.map((close, at) => {
    const change = at === 0 ? 0 : close - (closes[at - 1] ?? close);
    // The first `period` changes are averaged plainly, those after them weigh one in `period`.
    const kept = at <= period ? 1 : (period - 1) / period;
    gain = gain * kept + Math.max(change, 0) / period;
    loss = loss * kept + Math.max(-change, 0) / period;
    if (at < period) return null;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
}

const difference = (a: Values, b: Values): Values =>
  a.map((value, at) => {
    const other = b[at] ?? null;
    return value === null || other === null ? null : value - other;
  });
