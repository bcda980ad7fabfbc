import type { Freshness } from '@tradefloor/market';
import { useEffect } from 'react';

export type OnFreshness = (freshness: Freshness) => void;

/** For the panel around a view, which marks what is old. */
export function useToldFreshness(freshness: Freshness, tell: OnFreshness): void {
  useEffect(() => {
    tell(freshness);
    return () => tell('live');
  }, [freshness, tell]);
}
