import { Chance } from '../clock/chance';
import { DAY, HOUR, MINUTE } from '../clock/clock';
import { aggregate } from './aggregate';
import type { Bar } from './bars';
import { BTC } from './currency';
import { type Pair, PAIRS } from './pair';

export interface History {
  readonly minutes: Bar[];
  readonly hours: Bar[];
  readonly days: Bar[];
}

export interface HistoryWish {
  readonly seed: number;
  readonly now: number;
  readonly daysOfMinutes: number;
  /** Before those of minutes. */
  readonly daysOfHours: number;
  /** Before those of hours. */
  readonly olderDays: number;
}

const MINUTES_A_DAY = DAY / MINUTE;
const HOURS_A_DAY = DAY / HOUR;

/** A past for every pair that ends at its reference price. Pairs quoted in BTC follow the two that they stand between. */
export function inventHistory(wish: HistoryWish): Map<number, History> {
  const paths = new Map<Pair, Path>();
  for (const pair of PAIRS) paths.set(pair, pair.quote.id === BTC ? cross(pair, paths) : walk(pair, wish));
  return new Map([...paths].map(([pair, path]) => [pair.id, barsOf(pair, path, wish)]));
}

/** Prices at the ends of days, then of hours, then of minutes; the last one is now. */
interface Path {
  readonly days: readonly number[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
}

function walk(pair: Pair, wish: HistoryWish): Path {
  const chance = new Chance(wish.seed * 1_000 + pair.id);
  const reference = Number(pair.reference);
  const minutes = backwards(chance, reference, wish.daysOfMinutes * MINUTES_A_DAY + 1, {
    deviation: pair.dailyDeviation / Math.sqrt(MINUTES_A_DAY),
    drift: 0.05,
  });
  const hours = backwards(chance, minutes[0] ?? reference, wish.daysOfHours * HOURS_A_DAY + 1, {
    deviation: pair.dailyDeviation / Math.sqrt(HOURS_A_DAY),
    drift: 0.03,
  });
  const days = backwards(chance, hours[0] ?? reference, wish.olderDays + 1, {
    deviation: pair.dailyDeviation,
    drift: 0.02,
  });
  return { days, hours, minutes };
}

/** Calm and lively hours come in clusters; `drift` pulls the past gently toward the present. */
function backwards(chance: Chance, end: number, steps: number, shape: { deviation: number; drift: number }): number[] {
  const path = [end];
  let mood = 0;
  let price = end;
  for (let step = 1; step < steps; step += 1) {
    mood = 0.98 * mood + 0.08 * chance.normal();
    const pull = -shape.drift * shape.deviation * Math.log(price / end);
    price *= Math.exp(shape.deviation * Math.exp(mood - 0.15) * chance.normal() + pull);
    path.push(price);
  }
  return path.toReversed();
}

function cross(pair: Pair, paths: ReadonlyMap<Pair, Path>): Path {
  const inUsdt = (currencyId: number) =>
    [...paths].find(([other]) => other.base.id === currencyId && other.quote.id !== BTC)?.[1];
  const base = inUsdt(pair.base.id);
  const quote = inUsdt(BTC);
  if (!base || !quote) throw new Error('A pair quoted in BTC comes after those that it follows.');
  return {
    days: ratio(base.days, quote.days),
    hours: ratio(base.hours, quote.hours),
    minutes: ratio(base.minutes, quote.minutes),
  };
}

const ratio = (above: readonly number[], below: readonly number[]): number[] =>
  above.map((price, at) => price / (below[at] ?? 1));

function barsOf(pair: Pair, path: Path, wish: HistoryWish): History {
  const chance = new Chance(wish.seed * 7_919 + pair.id);
  const lastMinute = Math.floor(wish.now / MINUTE) * MINUTE;
  const firstMinute = lastMinute - (path.minutes.length - 2) * MINUTE;
  // The hour in which the minutes begin is made of minutes alone, the day in which the hours begin of hours.
  const firstHour = firstBefore(firstMinute, path.hours, HOUR);
  const firstDay = firstBefore(firstHour, path.days, DAY);
  const olderDays = shaped(pair, chance, path.days, { first: firstDay, span: DAY });
  const olderHours = shaped(pair, chance, path.hours, { first: firstHour, span: HOUR });
  const minutes = shaped(pair, chance, path.minutes, { first: firstMinute, span: MINUTE });
  const hours = [...olderHours, ...aggregate(minutes, '60')];
  return { minutes, hours, days: [...olderDays, ...aggregate(hours, '1D')] };
}

/** Where the bars of this path begin, the last of which ends before the span that holds `at`. */
const firstBefore = (at: number, path: readonly number[], span: number): number =>
  Math.floor(at / span) * span - (path.length - 1) * span;

function shaped(pair: Pair, chance: Chance, path: readonly number[], from: { first: number; span: number }): Bar[] {
  const units = 10 ** pair.priceScale;
  const spanDeviation = pair.dailyDeviation * Math.sqrt(from.span / DAY);
  const turnover = (pair.dailyTurnover * from.span) / DAY;
  let interest = 0;
  return path.slice(1).map((close, index) => {
    const open = path[index] ?? close;
    const move = Math.abs(Math.log(close / open)) / spanDeviation;
    const wick = () => 1 + Math.abs(chance.normal()) * spanDeviation * 0.35;
    // Busy hours follow one another, and a bar that goes far is a busy one: in the mean a day has its turnover.
    interest = 0.99 * interest + 0.07 * chance.normal();
    const worth = turnover * (0.3 + 0.85 * move) * Math.exp(interest + 0.45 * chance.normal() - 0.22);
    return {
      at: from.first + index * from.span,
      open: Math.round(open * units),
      high: Math.round(Math.max(open, close) * wick() * units),
      low: Math.round((Math.min(open, close) / wick()) * units),
      close: Math.round(close * units),
      volume: Math.round((worth / close) * 10 ** pair.quantityScale),
    };
  });
}
