import type { Quote, QuoteGroup } from '@tradefloor/contract';
import type { ChosenPair } from '@tradefloor/market';

/** The chosen pair, or the first that is shown: one that was delisted since opens nothing empty. */
export function openingPair(groups: readonly QuoteGroup[], chosen: ChosenPair | null): Quote | null {
  const shown = groups.flatMap(({ quotes }) => quotes).filter(quote => quote.shown);
  const kept = shown.find(({ currencyId, legalId }) => currencyId === chosen?.currencyId && legalId === chosen.legalId);
  return kept ?? shown[0] ?? null;
}
