import type { Decimal } from '@tradefloor/money';
import { pixels } from '../pixels';

/** In percent of the picture: from the left, and from the top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is not the line's: air above the highest point, and below the lowest. */
const MARGIN = 6;

/** Where each value is drawn, evenly from left to right; a flat run goes through the middle. */
export function spotsOf(values: readonly Decimal[]): readonly Spot[] {
  const heights = values.map(pixels);
  const low = Math.min(...heights);
  const range = Math.max(...heights) - low;
  const span = 100 - 2 * MARGIN;
  return heights.map((height, at) => ({
    x: heights.length === 1 ? 100 : (at / (heights.length - 1)) * 100,
    y: range === 0 ? 50 : MARGIN + span - ((height - low) / range) * span,
  }));
}

const digit = (value: number): number => Math.round(value * 100) / 100;

export const lineOf = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(({ x, y }) => `${digit(x)} ${digit(y)}`).join('L')}`;

export const areaOf = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `${lineOf(spots)}L${digit(spots.at(-1)?.x ?? 0)} 100L${digit(spots[0]?.x ?? 0)} 100Z`;

/** The value that is drawn nearest to a share of the width. */
export const nearestTo = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
