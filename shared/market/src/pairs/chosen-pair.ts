import { asId, type CurrencyId, type Quote, type QuoteGroup } from '@tradefloor/contract';
import { deviceStorage, SPEC_KEYS } from '@tradefloor/platform';

export interface ChosenPair {
  readonly currencyId: CurrencyId;
  readonly legalId: CurrencyId;
}

/** market.pair-stored: choosing a pair stores its ids, names, hand and place among its own; the trading screens open on it. */
export function choosePair(chosen: Quote, groups: readonly QuoteGroup[] = []): void {
  const { currencyId, legalId, base, quote, leverageShare } = chosen;
  const places = groups.map(({ quotes }) => quotes.findIndex(({ key }) => key === chosen.key));
  const storage = deviceStorage();
  storage.set(SPEC_KEYS.currencyId.key, currencyId);
  storage.set(SPEC_KEYS.legalId.key, legalId);
  storage.set(SPEC_KEYS.currencyName.key, base);
  storage.set(SPEC_KEYS.legalName.key, quote);
  storage.set(SPEC_KEYS.symbol.key, `${base}/${quote}`);
  storage.set(SPEC_KEYS.handSize.key, leverageShare ?? '');
  storage.set(SPEC_KEYS.pairIndex.key, String(Math.max(0, ...places)));
}

/** Null until a pair was chosen on this device. */
export function chosenPair(): ChosenPair | null {
  const storage = deviceStorage();
  const currencyId = storage.get(SPEC_KEYS.currencyId.key);
  const legalId = storage.get(SPEC_KEYS.legalId.key);
  return currencyId && legalId ? { currencyId: asId(currencyId), legalId: asId(legalId) } : null;
}
