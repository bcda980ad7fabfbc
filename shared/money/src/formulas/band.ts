import { branded, type Decimal, type Price } from '../amount';
import { compare } from '../arithmetic';
import { divide, fromScaled, powerOfTen, scaleOf, toScaled } from '../scaled';

export interface PriceBand {
  readonly low: Price;
  readonly high: Price;
}

const HUNDRED = 100n;

/** What a limit order may ask: no further than `share` percent from the mark, in the pair's own digits. */
export function priceBand(mark: Price, share: Decimal, scale: number): PriceBand {
  const units = toScaled(mark, scale);
  const whole = HUNDRED * powerOfTen(scaleOf(share));
  const part = toScaled(share, scaleOf(share));
  const low = divide(units * (whole - part), whole, 'up');
  const high = divide(units * (whole + part), whole, 'down');
  return { low: branded(fromScaled(low > 0n ? low : 1n, scale)), high: branded(fromScaled(high, scale)) };
}

export type BandFault = 'below-band' | 'above-band';

export function bandFault(price: Price, { low, high }: PriceBand): BandFault | null {
  if (compare(price, low) < 0) return 'below-band';
  return compare(price, high) > 0 ? 'above-band' : null;
}
