import type { Quote } from '@tradefloor/contract';
import { type LeverageTerms, ZERO } from '@tradefloor/money';

export const hasLeverage = ({ leverageShare }: Pick<Quote, 'leverageShare'>): boolean => leverageShare !== null;

/** What a hand of the pair is and costs: zeros for a pair without leverage, which no screen here opens. */
export const termsOf = ({ spread, leverageFee, leverageShare }: Quote): LeverageTerms => ({
  spread: spread ?? ZERO,
  fee: leverageFee ?? ZERO,
  shareNumber: leverageShare ?? ZERO,
});
