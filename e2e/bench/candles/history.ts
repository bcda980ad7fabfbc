import type { WireCandle } from '../references/feed';
import { seeded } from '../live/load';

export const MINUTE_MS = 60_000;
/** A week of minutes. */
const BARS = 10_080;

/** Ends with the minute that has begun; every run draws the same. */
export function history(now: number): WireCandle[] {
  const random = seeded(5);
  const last = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  let close = 30_000;
  return Array.from({ length: BARS }, (_, at) => {
    const open = close;
    close = open + (random() - 0.5) * 40;
    return candle(last - (BARS - 1 - at) * MINUTE_MS, open, close, random() * 10);
  });
}

/** What the newest bar becomes. */
export function next({ time, open }: WireCandle, random: () => number): WireCandle {
  return candle(time, Number(open), Number(open) + (random() - 0.5) * 40, random() * 10);
}

function candle(time: number, open: number, close: number, volume: number): WireCandle {
  return {
    time,
    open: open.toFixed(2),
    close: close.toFixed(2),
    high: (Math.max(open, close) + 8).toFixed(2),
    low: (Math.min(open, close) - 8).toFixed(2),
    volume: volume.toFixed(4),
  };
}
