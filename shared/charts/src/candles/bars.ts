import type { Amount, Price } from '@tradefloor/money';
import { COLOURS } from '../colours';
import { pixels } from '../pixels';

/** One candle: `time` is where its period begins, in milliseconds. */
export interface ChartBar {
  readonly time: number;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  readonly volume: Amount;
}

export type CandlePoint = [time: number, open: number, high: number, low: number, close: number];
/** Coloured by whether its candle rose. */
export type VolumePoint = [time: number, volume: number, colour: string];

export const candlePoint = ({ time, open, high, low, close }: ChartBar): CandlePoint => [
  time,
  pixels(open),
  pixels(high),
  pixels(low),
  pixels(close),
];
export const volumePoint = ({ time, volume, open, close }: ChartBar): VolumePoint => [
  time,
  pixels(volume),
  pixels(close) >= pixels(open) ? COLOURS.riseFaint : COLOURS.fallFaint,
];

/** What became of the bars, so that a tick costs one point and not ten thousand. */
export type BarsChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'last'; readonly bar: ChartBar }
  /** Perhaps the last one closed, and these follow it. */
  | { readonly kind: 'more'; readonly last: ChartBar; readonly added: readonly ChartBar[] }
  | { readonly kind: 'all' };

/** Bars are compared as objects: a series keeps those that did not change. */
export function changeOf(before: readonly ChartBar[], after: readonly ChartBar[]): BarsChange {
  if (before === after) return { kind: 'none' };
  const last = before.length - 1;
  const anchor = after[last];
  if (last < 0 || anchor === undefined) return { kind: 'all' };
  const sameUntilLast =
    before[0]?.time === after[0]?.time && anchor.time === before[last]?.time && before[last - 1] === after[last - 1];
  if (!sameUntilLast) return { kind: 'all' };
  if (after.length === before.length) return anchor === before[last] ? { kind: 'all' } : { kind: 'last', bar: anchor };
  return { kind: 'more', last: anchor, added: after.slice(before.length) };
}
