import { useAreaQuery } from '@tradefloor/area';
import { type Quote, spotDeal } from '@tradefloor/contract';
import { type Decimal } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { yuanOf } from './yuan';

/** A rate of the day: it does not move with the market. */
const RATE_EVERY_MS = 60_000;

/** The live price in CNY; null until the rate is known, and where the server has none. */
export function useYuan({ key, currencyId, legalId, price, quote }: Quote): Decimal | null {
  const { http } = usePlatform();
  const { data } = useAreaQuery({
    queryKey: ['yuan', key],
    queryFn: ({ signal }) => http(spotDeal, { currencyId, legalId }, { signal }),
    select: ({ lastPrice, cnyPrice, exchangeRate }) => ({ lastPrice, cnyPrice, exchangeRate }),
    staleTime: RATE_EVERY_MS,
    refetchInterval: RATE_EVERY_MS,
  });
  return data === undefined ? null : yuanOf(price, data, quote === 'USDT');
}
