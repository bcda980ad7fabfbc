import type { Quote } from '@tradefloor/contract';
import { deviceStorage, SPEC_KEYS } from '@tradefloor/platform';
import type { MarketFilter } from './listed';

/** A tab a quote currency, in the server's order, and one for what is starred. */
export const FAVOURITES = '★';

export function quoteCurrencies(quotes: readonly Quote[]): readonly string[] {
  return [...new Set(quotes.map(({ quote }) => quote))];
}

export function filterOfTab(tab: string): MarketFilter['of'] {
  return tab === FAVOURITES ? { kind: 'favourites' } : { kind: 'quote-currency', name: tab };
}

/** market.tab-stored: as `tabIndex`, by its place. */
export function keepTab(index: number): void {
  deviceStorage().set(SPEC_KEYS.marketTab.key, String(index));
}

export function keptTab(): number {
  // oxlint-disable-next-line tradefloor/money-is-no-number -- the place of a tab
  const kept = Number(deviceStorage().get(SPEC_KEYS.marketTab.key));
  return Number.isSafeInteger(kept) && kept >= 0 ? kept : 0;
}
