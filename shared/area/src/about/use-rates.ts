import { spotDeal } from '@tradefloor/contract';
import { exchangeRates } from '@tradefloor/contract/ext';
import type { Rates } from '@tradefloor/money';
import { pairsTopic, type Platform } from '@tradefloor/platform';
import { useOffers, usePlatform, useTopic } from '@tradefloor/platform/react';
import { useAreaQuery } from '../query/use-area-query';

/** Rates of the day: they don't move with the market. */
const RATES_EVERY_MS = 60_000;

/** What one USDT is in the moneys that the exchange knows; null until it has said so. */
export function useRates(): Rates | null {
  const platform = usePlatform();
  const isOffered = useOffers(exchangeRates);
  const dollarPair = useTopic(pairsTopic)
    ?.flatMap(({ quotes }) => quotes)
    .find(({ quote }) => quote === 'USDT');
  const { data } = useAreaQuery({
    queryKey: ['rates', isOffered],
    queryFn: ({ signal }) =>
      isOffered === true
        ? ratesOf(platform, signal)
        : dollarPair === undefined
          ? {}
          : yuanOnly(platform, dollarPair, signal),
    enabled: isOffered === true || (isOffered === false && dollarPair !== undefined),
    staleTime: RATES_EVERY_MS,
    refetchInterval: RATES_EVERY_MS,
  });
  return data ?? null;
}

async function ratesOf({ http }: Platform, signal: AbortSignal): Promise<Rates> {
  const rates = await http(exchangeRates, {}, { signal });
  return Object.fromEntries(rates.map(({ money, rate }) => [money, rate]));
}

type Deal = Parameters<typeof spotDeal.payload.encode>[0];

/** A server of the documents says the yuan's, with any pair's deal. */
async function yuanOnly({ http }: Platform, { currencyId, legalId }: Deal, signal: AbortSignal): Promise<Rates> {
  const { exchangeRate } = await http(spotDeal, { currencyId, legalId }, { signal });
  return exchangeRate === null ? {} : { CNY: exchangeRate };
}
