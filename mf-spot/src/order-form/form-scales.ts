import type { Quote } from '@tradefloor/contract';
import { amountDigits, priceDigits } from '@tradefloor/trading';
import type { Scales } from './draft';

export const scalesOf = (pair: Pick<Quote, 'priceScale' | 'amountScale'>): Scales => ({
  priceDigits: priceDigits(pair),
  amountDigits: amountDigits(pair),
});

/** Totals are shown to the cent of a cent of what they are worth; all that was typed is kept. */
export const TOTAL_DIGITS = 8;
