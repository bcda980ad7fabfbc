import type { Quote } from '@tradefloor/contract';
import { choosePair } from '@tradefloor/market';
import { pairsTopic, ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';

/** Opens the spot screen on a pair (market.pair-stored). */
export function useTrade(): (quote: Quote) => void {
  const { bus, navigate } = usePlatform();
  return useCallback(
    (quote: Quote) => {
      choosePair(quote, bus.last(pairsTopic));
      void navigate(ways.spot());
    },
    [bus, navigate],
  );
}
