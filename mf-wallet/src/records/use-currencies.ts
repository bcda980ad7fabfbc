import { currenciesTopic, type TradedCurrency } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';

const NONE: readonly TradedCurrency[] = [];

/** Those that a user can have; none until they are known. */
export const useCurrencies = (): readonly TradedCurrency[] => useTopic(currenciesTopic) ?? NONE;

export const nameOfCurrency = (currencies: readonly TradedCurrency[], id: string | null): string | null =>
  currencies.find(currency => currency.id === id)?.name ?? null;
