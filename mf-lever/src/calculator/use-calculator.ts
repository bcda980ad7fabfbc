import type { Quote } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import { type Amount, type LeverageTerms, ZERO } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { priceDigits } from '@tradefloor/trading';
import { useState } from 'react';
import type { CalculatorProps } from './calculator-props';
import { type Draft, draftOf } from './draft';
import { type Known, type Reckoned, reckon } from './reckon';
import { useHeldAccount } from './use-held-account';

export interface Calculator {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  readonly mark: Known['mark'];
  /** Of the account; null for a guest, and until it is known. */
  readonly available: Amount | null;
  readonly reckoned: Reckoned;
}

/** What is typed, and what comes of it with every price. */
export function useCalculator({ pair, bounds, given }: CalculatorProps): Calculator {
  const [draft, setDraft] = useState(() => draftOf(given, bounds));
  const { quote } = useQuote(usePlatform(), pair.key) ?? { quote: pair };
  const mark = quote.markPrice ?? quote.price;
  const account = useHeldAccount(pair, mark);
  return {
    draft,
    change: change => setDraft(before => ({ ...before, ...change })),
    mark,
    available: account?.available ?? null,
    reckoned: reckon(draft, { terms: termsOf(pair), bounds, account, mark, scale: priceDigits(pair) }),
  };
}

/** A pair without leverage has no terms; nobody opens the calculator there. */
const termsOf = ({ spread, leverageFee, leverageShare }: Quote): LeverageTerms => ({
  spread: spread ?? ZERO,
  fee: leverageFee ?? ZERO,
  shareNumber: leverageShare ?? ZERO,
});
