import type { PairKey, Quote } from '@tradefloor/contract';
import type { Decimal } from '@tradefloor/money';
import { useMemo, useState } from 'react';
import { groupingSteps } from './grouping';
import { keptSteps } from './kept-book';

export interface Grouping {
  readonly steps: readonly Decimal[];
  readonly step: Decimal;
  /** What the book's window takes: null shows each price. */
  readonly window: Decimal | null;
  readonly choose: (step: Decimal) => void;
}

/** The width of the book's rows: the pair's own, kept. */
export function useGrouping(pair: Quote): Grouping {
  const [kept, setKept] = useState(() => keptSteps.get());
  // Not from each new list of pairs: steps that come and go with the price would be a moving target.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pair's key stands for it
  const steps = useMemo(() => groupingSteps(pair), [pair.key]);
  const narrowest = steps[0] as Decimal;
  const step = steps.find(one => one === kept[pair.key]) ?? narrowest;
  return {
    steps,
    step,
    window: step === narrowest ? null : step,
    choose(next) {
      const all: Readonly<Record<PairKey, string>> = { ...keptSteps.get(), [pair.key]: next };
      keptSteps.set(all);
      setKept(all);
    },
  };
}
