import { type Price, price } from '@tradefloor/money';
import { MINUTE } from '../clock/clock';
import type { Market } from '../market/market';
import { type Pair, priceText } from '../market/pair';
import { priceOf } from '../market/quotes';

/** What a pair cost at that minute of the invented past. */
export function priceAt(market: Market, at: number): Price {
  const bar = market.minutes.between(at - MINUTE, at).at(-1);
  return priceOf(market.pair, bar?.close ?? market.lastPrice);
}

/** So many hundredths of a percent above it, or below. */
export function away(pair: Pair, from: bigint, basisPoints: number): Price {
  return price(priceText(pair, from + (from * BigInt(basisPoints)) / 10_000n));
}
