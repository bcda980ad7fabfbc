import type { Quote } from '@tradefloor/contract';
import { choosePair } from '@tradefloor/market';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';

/** Opens the spot screen on a pair (S1 §4). */
export function useTrade(): (quote: Quote) => void {
  const { navigate } = usePlatform();
  return quote => {
    choosePair(quote);
    void navigate(ways.spot());
  };
}
