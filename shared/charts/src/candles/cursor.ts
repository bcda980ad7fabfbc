import type { ChartBar } from './bars';
import type { PriceSight } from './chart-view';

/** Where the keyboard stands in the chart: at a bar, at a price between bars' pixels. */
export interface Cursor {
  readonly index: number;
  readonly price: number;
}

const FAR = 10;
/** Of what is in sight. */
const STEP = 100;

/** After an arrow key, ten times as far with Shift; null for any other key. */
export function movedCursor(
  { index, price }: Cursor,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { bars, sight }: { readonly bars: readonly ChartBar[]; readonly sight: PriceSight },
): Cursor | null {
  const times = shiftKey ? FAR : 1;
  const step = ((sight.high - sight.low) / STEP) * times;
  const toBar = (next: number) => ({ index: Math.max(0, Math.min(bars.length - 1, next)), price });
  const toPrice = (next: number) => ({ index, price: Math.max(sight.low, Math.min(sight.high, next)) });
  switch (key) {
    case 'ArrowLeft':
      return toBar(index - times);
    case 'ArrowRight':
      return toBar(index + times);
    case 'ArrowUp':
      return toPrice(price + step);
    case 'ArrowDown':
      return toPrice(price - step);
    default:
      return null;
  }
}
