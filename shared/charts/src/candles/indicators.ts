import { COLOURS } from '../colours';
import { pixels } from '../pixels';
import { bollinger, exponentialAverage, macd, movingAverage, relativeStrength, type Values } from './averages';
import type { ChartBar } from './bars';

export type Indicator =
  | { readonly kind: 'ma' | 'ema'; readonly period: number }
  | { readonly kind: 'bollinger'; readonly period: number; readonly deviations: number }
  | { readonly kind: 'macd'; readonly fast: number; readonly slow: number; readonly signal: number }
  | { readonly kind: 'rsi'; readonly period: number };

/** One line of an indicator, or the columns of its histogram. */
export interface IndicatorLine {
  readonly id: string;
  /** The indicator that it is a line of. */
  readonly of: Indicator;
  readonly pane: string;
  readonly shape: 'line' | 'column';
  readonly colour: string;
  readonly values: Values;
}

/** MACD and RSI have a scale of their own, and so a pane below. */
export const hasPane = ({ kind }: Indicator): boolean => kind === 'macd' || kind === 'rsi';

/** Its kind and all its numbers: two with the same are one line. */
export const indicatorId = (indicator: Indicator): string => [indicator.kind, ...numbersOf(indicator)].join('-');

function numbersOf(indicator: Indicator): readonly number[] {
  switch (indicator.kind) {
    case 'ma':
    case 'ema':
    case 'rsi':
      return [indicator.period];
    case 'bollinger':
      return [indicator.period, indicator.deviations];
    case 'macd':
      return [indicator.fast, indicator.slow, indicator.signal];
    default:
      return indicator satisfies never;
  }
}

/** As traders know them, in all languages: `MA 7`, `BOLL 20 2`. */
export const indicatorName = (indicator: Indicator): string =>
  [indicator.kind === 'bollinger' ? 'BOLL' : indicator.kind.toUpperCase(), ...numbersOf(indicator)].join(' ');

/** Of averages, in their order; never the colours of rise and fall. */
const AVERAGE_COLOURS = [COLOURS.warn, COLOURS.violet, COLOURS.cyan, COLOURS.pink] as const;

interface Computed {
  readonly indicators: readonly Indicator[];
  readonly lines: readonly IndicatorLine[];
}
const computed = new WeakMap<readonly ChartBar[], Computed>();

/** Of these bars, computed once for all who draw or read them. */
export function indicatorsOver(bars: readonly ChartBar[], indicators: readonly Indicator[]): readonly IndicatorLine[] {
  const known = computed.get(bars);
  if (known?.indicators === indicators) return known.lines;
  const closes = indicators.length === 0 ? [] : bars.map(({ close }) => pixels(close));
  const lines = indicatorLines(indicators, closes);
  computed.set(bars, { indicators, lines });
  return lines;
}

/** The lines of all indicators over the same closing prices. */
export function indicatorLines(indicators: readonly Indicator[], closes: readonly number[]): IndicatorLine[] {
  return indicators.flatMap((indicator, order) =>
    linesOf(indicator, closes, AVERAGE_COLOURS[order % AVERAGE_COLOURS.length] ?? COLOURS.accent),
  );
}

function linesOf(indicator: Indicator, closes: readonly number[], colour: string): IndicatorLine[] {
  const own = indicatorId(indicator);
  const pane = hasPane(indicator) ? own : 'price';
  const line = (part: string, values: Values, lineColour = colour): IndicatorLine => ({
    id: `${own}${part}`,
    of: indicator,
    pane,
    shape: 'line',
    colour: lineColour,
    values,
  });
  switch (indicator.kind) {
    case 'ma':
      return [line('', movingAverage(closes, indicator.period))];
    case 'ema':
      return [line('', exponentialAverage(closes, indicator.period))];
    case 'rsi':
      return [line('', relativeStrength(closes, indicator.period), COLOURS.violet)];
    case 'bollinger': {
      const { middle, upper, lower } = bollinger(closes, indicator.period, indicator.deviations);
      return [line('', middle), line('-upper', upper, COLOURS.textFaint), line('-lower', lower, COLOURS.textFaint)];
    }
    case 'macd': {
      const { line: fast, signal, histogram } = macd(closes, indicator);
      return [
        { ...line('-histogram', histogram), shape: 'column' },
        line('', fast, COLOURS.cyan),
        line('-signal', signal, COLOURS.warn),
      ];
    }
    default:
      return indicator satisfies never;
  }
}
