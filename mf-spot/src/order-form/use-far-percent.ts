import type { Quote, Side } from '@tradefloor/contract';
import type { Decimal, Price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { farPercent } from './far-price';

/** How far a price is from the market as that moves; null while it is near. Draws again only when the figure is another. */
export function useFarPercent(pair: Quote, side: Side, price: Price | null): Decimal | null {
  const { bus } = usePlatform();
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const following = bus.on(quotesTopic, pair.key).subscribe(changed);
      return () => following.unsubscribe();
    },
    [bus, pair.key],
  );
  return useSyncExternalStore(subscribe, () =>
    price === null ? null : farPercent(side, price, bus.last(quotesTopic, pair.key)?.price ?? pair.price),
  );
}
