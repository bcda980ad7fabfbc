import type { Quote, QuoteGroup } from '@tradefloor/contract';
import type { ChosenPair } from '@tradefloor/market';

const PARAMETER = 'symbol';

/** The pair that an address names, as in `?symbol=ETH/USDT`; null when it names none. */
export const symbolOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** The address of a pair: to reload, to keep, to send to somebody. */
export const searchOf = ({ base, quote }: Pick<Quote, 'base' | 'quote'>): string =>
  `?${PARAMETER}=${encodeURIComponent(base)}/${encodeURIComponent(quote)}`;

const shownIn = (groups: readonly QuoteGroup[]): readonly Quote[] =>
  groups.flatMap(({ quotes }) => quotes).filter(quote => quote.shown);

/** Typed by hand it may be small, or parted by what other exchanges part pairs by. */
export function pairNamed(groups: readonly QuoteGroup[], symbol: string | null): Quote | null {
  const wanted = symbol?.toUpperCase().replace(/[-_]/, '/');
  return shownIn(groups).find(({ base, quote }) => `${base}/${quote}`.toUpperCase() === wanted) ?? null;
}

/** The chosen pair, or the first that is shown: one that was delisted since opens nothing empty. */
export function openingPair(groups: readonly QuoteGroup[], chosen: ChosenPair | null): Quote | null {
  const shown = shownIn(groups);
  const kept = shown.find(({ currencyId, legalId }) => currencyId === chosen?.currencyId && legalId === chosen.legalId);
  return kept ?? shown[0] ?? null;
}
