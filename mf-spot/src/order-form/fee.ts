import type { Quote } from '@tradefloor/contract';
import { type Decimal, decimal } from '@tradefloor/money';

/** spot.fee-received: no server takes more. */
export const MOST_FEE_PERCENT = decimal('0.2');

export interface Fee {
  readonly percent: Decimal;
  /** The server does not say what it takes: no more than this. */
  readonly isMost: boolean;
}

export const feeOf = ({ spotFee }: Pick<Quote, 'spotFee'>): Fee =>
  spotFee === undefined ? { percent: MOST_FEE_PERCENT, isMost: true } : { percent: spotFee, isMost: false };
