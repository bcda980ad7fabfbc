import type { LeverageDeal, Quote } from '@tradefloor/contract';
import { type Decimal, decimal, type Direction, type HandsFault, handsFault, valueOfTyped } from '@tradefloor/money';
import { priceDigits } from '@tradefloor/trading';
import { useState } from 'react';
import { useHeldAccount } from '../positions/use-held-account';
import { termsOf } from '../terms/terms-of';
import { useMark } from '../terms/use-mark';
import { type ExampleWish, type WorkedExample, workedExample } from './worked-example';

interface ExampleDraft {
  readonly direction: Direction;
  readonly hands: string;
  readonly multiplier: Decimal;
}

interface Example {
  readonly draft: ExampleDraft;
  readonly change: (change: Partial<ExampleDraft>) => void;
  readonly fault: HandsFault | null;
  /** Null while the hands are none. */
  readonly wish: ExampleWish | null;
  readonly worked: WorkedExample | null;
}

const TEN = '10';
const ONCE = decimal('1');

export function useExample(pair: Quote, deal: LeverageDeal): Example {
  const [draft, setDraft] = useState<ExampleDraft>({
    direction: 'long',
    hands: TEN,
    multiplier: deal.multiple.multipliers[0] ?? ONCE,
  });
  const mark = useMark(pair);
  const account = useHeldAccount(pair, mark);
  const hands = valueOfTyped(draft.hands);
  const fault = handsFault(hands, deal.handLimits);
  const wish = hands === null || fault !== null ? null : { ...draft, hands };
  return {
    draft,
    change: change => setDraft(before => ({ ...before, ...change })),
    fault,
    wish,
    worked:
      wish &&
      workedExample(wish, {
        mark,
        account,
        scale: priceDigits(pair),
        terms: termsOf(pair),
        overnightRate: deal.overnightRate,
      }),
  };
}
