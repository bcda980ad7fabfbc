import type { MicroOrder, PairKey } from '@tradefloor/contract';
import { type Price } from '@tradefloor/money';
import { type Bus, pairsTopic, quotesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { type Standing, standingAt } from './standing';

/** What orders end by: the mark, which no member can set; the last price where the server has none. Null until it is known. */
export function markOf(bus: Bus, key: PairKey | null): Price | null {
  const quote = key === null ? undefined : bus.last(quotesTopic, key);
  return quote === undefined ? null : (quote.markPrice ?? quote.price);
}

/** Orders name their pair by the quotation's id, older servers by its name alone. */
export function pairOf(bus: Bus, { pairId, symbol }: Pick<MicroOrder, 'pairId' | 'symbol'>): PairKey | null {
  const pairs = bus.last(pairsTopic)?.flatMap(({ quotes }) => quotes) ?? [];
  const found = pairs.find(({ id }) => id === pairId) ?? pairs.find(({ base, quote }) => `${base}/${quote}` === symbol);
  return found?.key ?? null;
}

const nothing = () => undefined;

/** Whether an order would win now. Who asks is drawn again only when that changes, not with each price. */
export function useStanding(order: Pick<MicroOrder, 'pairId' | 'symbol' | 'direction' | 'openPrice'>): Standing | null {
  const { bus } = usePlatform();
  const { pairId, symbol, direction, openPrice } = order;
  const [subscribe, read] = useMemo(() => {
    const key = pairOf(bus, { pairId, symbol });
    const follow = (changed: () => void) => {
      if (key === null) return nothing;
      const following = bus.on(quotesTopic, key).subscribe(changed);
      return () => following.unsubscribe();
    };
    const standing = () => {
      const mark = markOf(bus, key);
      return mark === null ? null : standingAt({ direction, openPrice }, mark);
    };
    return [follow, standing] as const;
  }, [bus, pairId, symbol, direction, openPrice]);
  return useSyncExternalStore(subscribe, read);
}
