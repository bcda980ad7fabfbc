import { failedAfter, type Loadable, LOADING, pairsTopic, ready } from '@tradefloor/platform';
import { useMissed, usePlatform, useTopic } from '@tradefloor/platform/react';
import { useFavourites } from '../pairs/favourites';
import { listed, type MarketFilter } from '../pairs/listed';
import type { QuoteView } from '../quotes/live-quotes';
import { useQuotes } from './use-quotes';

/** Failed: nothing has come, and could not be read; the shell goes on asking. */
export type Markets = Loadable<readonly QuoteView[]>;

/** All pairs that are displayed, live. */
export function useMarkets(): Markets {
  const platform = usePlatform();
  const views = useQuotes(platform);
  const pairs = useTopic(pairsTopic);
  const isMissed = useMissed(pairsTopic);
  if (views.length === 0 && pairs?.every(({ quotes }) => quotes.length === 0) !== true) {
    return pairs === undefined && isMissed ? failedAfter(LOADING, null) : LOADING;
  }
  return ready(views.filter(({ quote }) => quote.shown));
}

/** The rows of a market list; live values in the list's order. */
export function useListed(views: readonly QuoteView[], filter: MarketFilter): readonly QuoteView[] {
  const favourites = useFavourites();
  const quotes = views.map(({ quote }) => quote);
  const byKey = new Map(views.map(view => [view.quote.key, view]));
  return listed(quotes, filter, favourites.keys).flatMap(({ key }) => byKey.get(key) ?? []);
}
