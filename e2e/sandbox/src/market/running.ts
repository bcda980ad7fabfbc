import { SECOND } from '../clock/clock';
import { Refusal } from '../messages/refusal';
import { BAND_SHARE } from './mark/band-share';
import type { Market } from './market';
import { symbolOf } from './pair';

/** While a pair is paused nothing is dealt in it, by nobody; what only takes back is not asked. */
export function assertRunning({ pair, breaker }: Market, now: number): void {
  if (!breaker.isPaused(now)) return;
  const seconds = Math.ceil((breaker.pausedUntil - now) / SECOND);
  throw new Refusal('pairPaused', { symbol: symbolOf(pair), seconds });
}

export function assertInBand({ pair, band }: Market, price: bigint): void {
  if (band.holds(price)) return;
  const { low, high } = band.told;
  throw new Refusal('priceOutOfBand', {
    symbol: symbolOf(pair),
    low,
    high,
    currency: pair.quote.name,
    share: BAND_SHARE,
  });
}
