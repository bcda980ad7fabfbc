import type { PairKey, Quote } from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import { pairLetters } from './pair-letters';

export type MarketColumn = 'pair' | 'price' | 'change' | 'high' | 'low' | 'volume';

export interface MarketSort {
  readonly key: MarketColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface MarketFilter {
  /** A quote currency, or only what is starred. */
  readonly of: { readonly kind: 'quote-currency'; readonly name: string } | { readonly kind: 'favourites' } | null;
  readonly search: string;
  readonly sort: MarketSort | null;
}

/** The pairs of a market list, in its order. Hidden ones (`is_display` other than 1) are in none: market.shown-pairs. */
export function listed(quotes: readonly Quote[], filter: MarketFilter, favourites: readonly PairKey[]): Quote[] {
  const wanted = pairLetters(filter.search);
  const rows = quotes.filter(
    quote =>
      quote.shown && belongs(quote, filter.of, favourites) && pairLetters(quote.base + quote.quote).includes(wanted),
  );
  const { sort } = filter;
  if (sort === null) return rows;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => way * inOrder(one, other, sort.key));
}

function belongs(quote: Quote, of: MarketFilter['of'], favourites: readonly PairKey[]): boolean {
  if (of === null) return true;
  return of.kind === 'favourites' ? favourites.includes(quote.key) : quote.quote === of.name;
}

function inOrder(one: Quote, other: Quote, column: MarketColumn): number {
  if (column === 'pair') return one.base.localeCompare(other.base, 'en');
  return compare(one[column], other[column]);
}
