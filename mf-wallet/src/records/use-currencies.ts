import { useOwnQuery } from '@tradefloor/area';
import { type Currency, userCurrencies } from '@tradefloor/contract';

const NONE: readonly Currency[] = [];

/** Those that a user can have; none until they are known. */
export const useCurrencies = (): readonly Currency[] => useOwnQuery(userCurrencies, {}).data ?? NONE;

export const nameOfCurrency = (currencies: readonly Currency[], id: string | null): string | null =>
  currencies.find(currency => currency.id === id)?.name ?? null;
