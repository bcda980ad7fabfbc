import type { Quote } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import type { Price } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';

/** What the pair is opened and closed at, live; where a server has no mark, the last price. */
export function useMark(pair: Quote): Price {
  const { quote } = useQuote(usePlatform(), pair.key) ?? { quote: pair };
  return quote.markPrice ?? quote.price;
}
