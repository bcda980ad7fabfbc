import { branded, cut, decimalFromWire, type Price } from '@tradefloor/money';
import { pixels } from '../pixels';
import type { PriceSight } from './chart-view';
import type { PriceLine } from './price-line';

/** What a line says at a price that it is dragged to, and whether it may be let go of there. */
interface LineThere {
  readonly label: string;
  readonly isRefused: boolean;
}

export type LineAt = (id: string, price: Price) => LineThere;

/** A line that is being dragged, and where it is meanwhile. */
export interface HeldLine extends Partial<LineThere> {
  readonly id: string;
  readonly price: Price;
}

/** A place on the screen is a float: a line is at a price that the pair can have. Null where there is none. */
export function priceOfPlace(place: number, decimals: number): Price | null {
  const price = decimalFromWire(place);
  return price === null ? null : branded(cut(price, decimals));
}

export const withHeld = (lines: readonly PriceLine[], held: HeldLine | null): readonly PriceLine[] =>
  held === null ? lines : lines.map(line => (line.id === held.id ? { ...line, ...held } : line));

const FAR = 10;
/** Of what is in sight. */
const STEP = 100;

/** Where an arrow key brings a line, ten times as far with Shift; null for any other key. */
export function placeAfter(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  price: Price,
  { sight, decimals }: InSight,
): number | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const step = ((sight.high - sight.low) / STEP) * (shiftKey ? FAR : 1);
  return inSight(pixels(price) + (key === 'ArrowUp' ? step : -step), { sight, decimals });
}

interface InSight {
  readonly sight: PriceSight;
  readonly decimals: number;
}

/** A price is cut downward: at the very foot it would fall out of sight, and its handle out of the hand. */
export const inSight = (place: number, { sight: { low, high }, decimals }: InSight): number =>
  Math.max(low + 10 ** -decimals, Math.min(high, place));
