import type { PairKey } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { useMemo, useSyncExternalStore } from 'react';
import type { QuoteView } from '../quotes/live-quotes';
import { quotesOf } from '../quotes/quotes-of';

/** One pair's day; null until it is known. */
export function useQuote(platform: Platform, key: PairKey): QuoteView | null {
  const quote = useMemo(() => quotesOf(platform).one(key), [platform, key]);
  return useSyncExternalStore(quote.subscribe, quote.read);
}

/** All pairs in the server's order. */
export function useQuotes(platform: Platform): readonly QuoteView[] {
  const quotes = useMemo(() => quotesOf(platform).all(), [platform]);
  return useSyncExternalStore(quotes.subscribe, quotes.read);
}
