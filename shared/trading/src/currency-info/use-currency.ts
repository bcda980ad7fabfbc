import { useAreaQuery } from '@tradefloor/area';
import { currencyDetail, type Quote } from '@tradefloor/contract';
import { resyncTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';

/** What a currency is does not change while somebody reads it. */
const STALE_MS = 3_600_000;

/** What the pair's base currency is. */
export function useCurrency({ currencyId }: Quote) {
  const { http } = usePlatform();
  // The language travels in a header: another one is another description.
  const language = useLanguage();
  return useAreaQuery({
    queryKey: ['currency', currencyId, language],
    queryFn: ({ signal }) => http(currencyDetail, { id: currencyId }, { signal }),
    staleTime: STALE_MS,
    staleOn: bus => [bus.on(resyncTopic)],
    // In another language, not of another currency.
    placeholderData: (before, query) => (query?.queryKey[1] === currencyId ? before : undefined),
  });
}
