import type { PairKey } from '@tradefloor/contract';
import { FAVOURITES, keepTab, keptTab, quoteCurrencies, type QuoteView } from '@tradefloor/market';
import { useState } from 'react';
import type { OnlyPairs } from '../pair/only-pairs';

export interface MarketTabs {
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly choose: (tab: string) => void;
  /** What of all pairs is listed here. */
  readonly listed: readonly QuoteView[];
}

interface ListWish {
  readonly only?: OnlyPairs | undefined;
  /** The pair on screen: the list turns to it whenever it becomes another. */
  readonly follows?: PairKey;
}

/** A tab a quote currency and one for the favourites; the chosen one is kept, and is the same on every screen. */
export function useMarketTabs(views: readonly QuoteView[], { only, follows }: ListWish = {}): MarketTabs {
  // It is kept by its place among all of them, whichever of them a screen shows.
  const all = tabsOf(views);
  const listed = only === undefined ? views : views.filter(({ quote }) => only(quote));
  const tabs = tabsOf(listed);
  const [chosen, setChosen] = useState(() => all[keptTab()]);
  const [followed, setFollowed] = useState<PairKey>();
  if (follows !== undefined && followed !== follows) {
    setFollowed(follows);
    const own = listed.find(({ quote }) => quote.key === follows)?.quote.quote;
    // Favourites hold pairs of all kinds: who reads them stays there.
    if (own !== undefined && chosen !== FAVOURITES) setChosen(own);
  }
  return {
    tabs,
    tab: chosen !== undefined && tabs.includes(chosen) ? chosen : (tabs[0] ?? FAVOURITES),
    choose(next) {
      setChosen(next);
      keepTab(all.indexOf(next));
    },
    listed,
  };
}

const tabsOf = (views: readonly QuoteView[]): readonly string[] => [
  ...quoteCurrencies(views.map(({ quote }) => quote)),
  FAVOURITES,
];
