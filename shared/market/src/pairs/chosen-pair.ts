import { asId, type CurrencyId, type Quote } from '@tradefloor/contract';
import { deviceStorage, SPEC_KEYS } from '@tradefloor/platform';

export interface ChosenPair {
  readonly currencyId: CurrencyId;
  readonly legalId: CurrencyId;
}

/** market.pair-stored: choosing a pair stores its ids and names; the trading screens open on it. */
export function choosePair({ currencyId, legalId, base, quote }: Quote): void {
  const storage = deviceStorage();
  storage.set(SPEC_KEYS.currencyId.key, currencyId);
  storage.set(SPEC_KEYS.legalId.key, legalId);
  storage.set(SPEC_KEYS.currencyName.key, base);
  storage.set(SPEC_KEYS.legalName.key, quote);
  storage.set(SPEC_KEYS.symbol.key, `${base}/${quote}`);
}

/** Null until a pair was chosen on this device. */
export function chosenPair(): ChosenPair | null {
  const storage = deviceStorage();
  const currencyId = storage.get(SPEC_KEYS.currencyId.key);
  const legalId = storage.get(SPEC_KEYS.legalId.key);
  return currencyId && legalId ? { currencyId: asId(currencyId), legalId: asId(legalId) } : null;
}
