import { useAreaQuery } from '@tradefloor/area';
import { leverageDeal, type Quote } from '@tradefloor/contract';
import { resyncTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';

/** What an order of the pair may choose from, and what a night costs. */
export function useDeal({ key, currencyId, legalId }: Pick<Quote, 'key' | 'currencyId' | 'legalId'>) {
  const { http } = usePlatform();
  const session = useSession();
  return useAreaQuery({
    queryKey: ['leverage deal', session.kind === 'user' ? session.account : '', key],
    queryFn: ({ signal }) => http(leverageDeal, { currencyId, legalId }, { signal }),
    staleOn: bus => [bus.on(resyncTopic)],
  });
}
