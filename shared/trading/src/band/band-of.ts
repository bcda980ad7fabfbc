import type { Quote } from '@tradefloor/contract';
import { type PriceBand, priceBand } from '@tradefloor/money';
import { priceDigits } from '../pair/digits';

/** What a limit price may be; null where the server does not say. */
export function bandOf(quote: Quote): PriceBand | null {
  const { markPrice, bandShare } = quote;
  if (markPrice === undefined || bandShare === undefined) return null;
  return priceBand(markPrice, bandShare, priceDigits(quote));
}
