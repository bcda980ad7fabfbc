import type { Amount, Price } from '@tradefloor/money';
import { priceDigits } from '@tradefloor/trading';
import { useState } from 'react';
import { termsOf } from '../terms/terms-of';
import { useMark } from '../terms/use-mark';
import type { CalculatorProps } from './calculator-props';
import { type Draft, draftOf } from './draft';
import { type Reckoned, reckon } from './reckon';
import { useHeldAccount } from '../positions/use-held-account';

export interface Calculator {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  readonly mark: Price;
  /** Of the account; null for a guest, and until it is known. */
  readonly available: Amount | null;
  readonly reckoned: Reckoned;
}

/** What is typed, and what comes of it with every price. */
export function useCalculator({ pair, bounds, given }: CalculatorProps): Calculator {
  const [draft, setDraft] = useState(() => draftOf(given, bounds));
  const mark = useMark(pair);
  const account = useHeldAccount(pair, mark);
  return {
    draft,
    change: change => setDraft(before => ({ ...before, ...change })),
    mark,
    available: account?.available ?? null,
    reckoned: reckon(draft, { terms: termsOf(pair), bounds, account, mark, scale: priceDigits(pair) }),
  };
}
