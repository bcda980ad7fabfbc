import type { LiveStatus } from '@tradefloor/market';
import type { Staleness } from '@tradefloor/ui';
import { useEffect } from 'react';

export type OnFreshness = (staleness: Staleness) => void;

/** Before anything has come there is nothing that could be old: the panel shows that it is loading. */
export const stalenessOf = ({ freshness }: Pick<LiveStatus, 'freshness'>): Staleness =>
  freshness === 'late' || freshness === 'stale' ? freshness : 'fresh';

/** Tells the panel around a view how old its data is. */
export function useFreshness(status: Pick<LiveStatus, 'freshness'>, tell: OnFreshness): void {
  const staleness = stalenessOf(status);
  useEffect(() => {
    tell(staleness);
    return () => tell('fresh');
  }, [staleness, tell]);
}
