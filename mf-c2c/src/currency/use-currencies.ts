import { useAreaQuery } from '@tradefloor/area';
import { listCurrencies } from '@tradefloor/contract';
import { resyncTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';

/** What members trade with each other for money of the country, in the server's order. */
export function useCurrencies() {
  const { http } = usePlatform();
  return useAreaQuery({
    queryKey: ['c2c currencies'],
    queryFn: ({ signal }) => http(listCurrencies, {}, { signal }),
    staleTime: Infinity,
    staleOn: bus => [bus.on(resyncTopic)],
  });
}
