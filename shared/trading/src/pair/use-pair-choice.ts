import type { PairKey, Quote } from '@tradefloor/contract';
import { useMemo } from 'react';
import { type Followed, useWarmPairs } from './use-warm-pairs';

/** What a market list of a trading screen is told with, the same at each drawing. */
interface PairChoice {
  readonly chosen: PairKey;
  readonly onChoose: (key: PairKey) => void;
  readonly onLikely: (next: Quote) => void;
}

/**
 * Chooses another pair from the screen of one. What is pointed at, and what was left, is kept warm: there with the next
 * frame. `followed` is everything that the screen of a pair asks for: the same list at each drawing.
 */
export function usePairChoice(
  pair: Quote,
  onChoose: (key: PairKey) => void,
  followed: readonly Followed[],
): PairChoice {
  const warm = useWarmPairs(followed);
  return useMemo(
    () => ({
      chosen: pair.key,
      onChoose(key) {
        // Before the screen lets go of it: who comes back soon finds it as it is by then.
        warm.keep(pair);
        onChoose(key);
      },
      onLikely: next => warm.point(next),
    }),
    [warm, pair, onChoose],
  );
}
