import { asInstant, chartBars, type Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { type Platform, serverNow } from '@tradefloor/platform';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** A week moves slowly: one answer is good for a while, and the last point follows the price. */
export const WEEK_STALE_MS = 10 * MINUTE_MS;

/**
 * market.week-line. Asked for by the hour, which the exchange rolls up from the minutes: the same line from 168 bars a
 * pair instead of 10,080.
 */
export async function weekOf(
  platform: Platform,
  { base, quote }: Quote,
  signal?: AbortSignal,
): Promise<readonly Price[]> {
  const now = Math.floor(serverNow(platform.bus) / MINUTE_MS) * MINUTE_MS;
  const bars = await platform.http(
    chartBars,
    { symbol: `${base}/${quote}`, from: asInstant(now - WEEK_MS), to: asInstant(now), resolution: '60' },
    signal ? { signal } : {},
  );
  return bars.map(({ close }) => close);
}
