import type { Quote } from '@tradefloor/contract';
import { choosePair } from '@tradefloor/market';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';

/** Opens the spot screen on a pair (market.pair-stored). */
export function useTrade(): (quote: Quote) => void {
  const { navigate } = usePlatform();
  return useCallback(
    (quote: Quote) => {
      choosePair(quote);
      void navigate(ways.spot());
    },
    [navigate],
  );
}
