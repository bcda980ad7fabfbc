import { branded, cut, decimalFromWire, type Price } from '@tradefloor/money';
import { pixels } from '../pixels';
import type { PriceSight } from './chart-view';
import type { PriceLine } from './price-lines';

/** A line that is being dragged, and where it is meanwhile. */
export interface HeldLine {
  readonly id: string;
  readonly price: Price;
}

/** A place on the screen is a float: a line is at a price that the pair can have. Null where there is none. */
export function priceOfPlace(place: number, decimals: number): Price | null {
  const price = decimalFromWire(place);
  return price === null ? null : branded(cut(price, decimals));
}

export const withHeld = (lines: readonly PriceLine[], held: HeldLine | null): readonly PriceLine[] =>
  held === null ? lines : lines.map(line => (line.id === held.id ? { ...line, price: held.price } : line));

const FAR = 10;
/** Of what is in sight. */
const STEP = 100;

/** Where an arrow key brings a line, ten times as far with Shift; null for any other key. */
export function placeAfter(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  price: Price,
  sight: PriceSight,
): number | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const step = ((sight.high - sight.low) / STEP) * (shiftKey ? FAR : 1);
  return inSight(pixels(price) + (key === 'ArrowUp' ? step : -step), sight);
}

export const inSight = (place: number, { low, high }: PriceSight): number => Math.max(low, Math.min(high, place));
