import { useAreaQuery } from '@tradefloor/area';
import { currencyDetail, type Quote } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';

/** What a currency is does not change while somebody reads it. */
const STALE_MS = 3_600_000;

/** What the pair's base currency is. */
export function useCurrency({ currencyId }: Quote) {
  const { http } = usePlatform();
  return useAreaQuery({
    queryKey: ['currency', currencyId],
    queryFn: ({ signal }) => http(currencyDetail, { id: currencyId }, { signal }),
    staleTime: STALE_MS,
  });
}
