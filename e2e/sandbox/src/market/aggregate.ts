import { DAY, HOUR, MINUTE } from '../clock/clock';
import type { Bar } from './bars';

/** The resolutions (market.chart-resolutions), and where a bar of each begins, in UTC. */
export const RESOLUTIONS = ['1', '5', '15', '30', '60', '240', '1D', '3D', '1W', '1M'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const SPANS: Readonly<Record<Exclude<Resolution, '1M'>, number>> = {
  '1': MINUTE,
  '5': 5 * MINUTE,
  '15': 15 * MINUTE,
  '30': 30 * MINUTE,
  '60': HOUR,
  '240': 4 * HOUR,
  '1D': DAY,
  '3D': 3 * DAY,
  '1W': 7 * DAY,
};
/** About how long a bar is; a month counts 31 days. */
export const spanOf = (resolution: Resolution): number => (resolution === '1M' ? 31 * DAY : SPANS[resolution]);
/** Day 0 of the epoch was a Thursday; weeks begin on Mondays. */
const MONDAY = 4 * DAY;

export const isOfHours = (resolution: Resolution): boolean => resolution === '60' || resolution === '240';
export const isOfDays = (resolution: Resolution): boolean => /[DWM]$/.test(resolution);

export function startOf(resolution: Resolution, at: number): number {
  if (resolution === '1M') {
    const day = new Date(at);
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
  }
  const shift = resolution === '1W' ? MONDAY : 0;
  const span = SPANS[resolution];
  return Math.floor((at - shift) / span) * span + shift;
}

export function aggregate(bars: readonly Bar[], resolution: Resolution): Bar[] {
  if (resolution === '1') return [...bars];
  const merged: Bar[] = [];
  for (const bar of bars) {
    const at = startOf(resolution, bar.at);
    const last = merged.at(-1);
    if (last?.at === at) grow(last, bar);
    else merged.push({ ...bar, at });
  }
  return merged;
}

function grow(bar: Bar, next: Bar): void {
  bar.high = Math.max(bar.high, next.high);
  bar.low = Math.min(bar.low, next.low);
  bar.close = next.close;
  bar.volume += next.volume;
}
