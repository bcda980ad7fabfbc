import type { Quote } from '@tradefloor/contract';
import { abs, compare, decimal, mul, type Price, type PriceBand, sub } from '@tradefloor/money';
import { type Platform, quotesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { bandOf } from './band-of';

/** A form stays still while prices move: it follows the mark in steps of so many parts. */
const PARTS = decimal('1000');

/** What a limit price of the pair may be, as the mark moves. */
export function useBand(pair: Quote): PriceBand | null {
  const { bus } = usePlatform();
  const [subscribe, read] = useMemo(() => followed(bus, pair), [bus, pair]);
  return useSyncExternalStore(subscribe, read);
}

function followed(bus: Platform['bus'], pair: Quote) {
  let mark: Price | undefined;
  let band: PriceBand | null = null;
  const subscribe = (changed: () => void) => {
    const following = bus.on(quotesTopic, pair.key).subscribe(changed);
    return () => following.unsubscribe();
  };
  const read = (): PriceBand | null => {
    const quote = { ...pair, ...bus.last(quotesTopic, pair.key) };
    if (!isNear(mark, quote.markPrice)) {
      mark = quote.markPrice;
      band = bandOf(quote);
    }
    return band;
  };
  return [subscribe, read] as const;
}

function isNear(known: Price | undefined, now: Price | undefined): boolean {
  if (known === undefined || now === undefined) return known === now;
  return compare(mul(abs(sub(now, known)), PARTS), known) < 0;
}
