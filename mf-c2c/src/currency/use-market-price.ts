import { useAreaQuery } from '@tradefloor/area';
import { asId, type CurrencyId, NO_CURRENCY, type PairKey, spotDeal } from '@tradefloor/contract';
import type { Decimal } from '@tradefloor/money';
import { pairsTopic, quotesTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { DOLLAR, yuanPriceOf } from './market-price';

/** A rate of the day: it does not move with the market. */
const RATE_EVERY_MS = 60_000;

/** Which pair does not matter: the rate is that of a dollar. */
const ANY: CurrencyId = asId(NO_CURRENCY);

function usePairOf(base: string): PairKey | null {
  const groups = useTopic(pairsTopic) ?? [];
  const inDollars = groups.find(({ name }) => name === DOLLAR)?.quotes ?? [];
  return inDollars.find(quote => quote.base === base)?.key ?? null;
}

/** What one of a currency is worth in CNY on the market now; null until that is known, and where the server has no rate. */
export function useMarketPrice(currency: string): Decimal | null {
  const { http } = usePlatform();
  const pair = usePairOf(currency);
  const quote = useTopic(quotesTopic, pair);
  const { data: rate } = useAreaQuery({
    queryKey: ['yuan per dollar'],
    queryFn: ({ signal }) => http(spotDeal, { currencyId: ANY, legalId: ANY }, { signal }),
    select: ({ exchangeRate }) => exchangeRate,
    staleTime: RATE_EVERY_MS,
    refetchInterval: RATE_EVERY_MS,
  });
  return yuanPriceOf(currency, quote?.price ?? null, rate ?? null);
}
