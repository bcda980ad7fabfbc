import type { Quote, QuoteGroup } from '@tradefloor/contract';
import { type ChosenPair, pairLetters } from '@tradefloor/market';
import type { OnlyPairs } from './only-pairs';

/** As in `ETH/USDT`. */
export const nameOf = ({ base, quote }: Pick<Quote, 'base' | 'quote'>): string => `${base}/${quote}`;

/** What a screen can open: what is shown, and of that only what the screen is about. */
const openIn = (groups: readonly QuoteGroup[], only?: OnlyPairs): readonly Quote[] =>
  groups.flatMap(({ quotes }) => quotes).filter(quote => quote.shown && only?.(quote) !== false);

/** Parted by what other exchanges part pairs by, or by nothing: `ethusdt`. */
export function pairNamed(groups: readonly QuoteGroup[], symbol: string | null, only?: OnlyPairs): Quote | null {
  if (symbol === null) return null;
  const open = openIn(groups, only);
  const wanted = pairLetters(symbol);
  // As it is written first: two pairs may have the same letters.
  return (
    open.find(quote => nameOf(quote) === symbol) ?? open.find(quote => pairLetters(nameOf(quote)) === wanted) ?? null
  );
}

/** The chosen pair, or the first that is shown: one that was delisted since opens nothing empty. */
export function openingPair(groups: readonly QuoteGroup[], chosen: ChosenPair | null, only?: OnlyPairs): Quote | null {
  const open = openIn(groups, only);
  const kept = open.find(({ currencyId, legalId }) => currencyId === chosen?.currencyId && legalId === chosen.legalId);
  return kept ?? open[0] ?? null;
}
