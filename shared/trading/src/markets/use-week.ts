import { AGAIN_MS, isUnread, useAreaQuery } from '@tradefloor/area';
import type { Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { WEEK_STALE_MS, weekOf } from './week';

export interface Week {
  readonly isPending: boolean;
  /** The last one is now; empty where there are too few for a line. */
  readonly prices: readonly Price[];
}

/** A pair's last seven days, asked for once they are wanted. */
export function useWeek(pair: Quote, isWanted: boolean): Week {
  const platform = usePlatform();
  const { data = [], isPending } = useAreaQuery({
    queryKey: ['week', pair.key],
    queryFn: ({ signal }) => weekOf(platform, pair, signal),
    enabled: isWanted,
    staleTime: WEEK_STALE_MS,
    refetchInterval: ({ state }) => (isUnread(state.error) ? AGAIN_MS : WEEK_STALE_MS),
  });
  return { isPending, prices: data.length > 1 ? [...data.slice(0, -1), pair.price] : [] };
}
