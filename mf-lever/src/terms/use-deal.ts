import { useAreaQuery } from '@tradefloor/area';
import { leverageDeal, type Quote } from '@tradefloor/contract';
import { resyncTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';

const ASK_AGAIN_AFTER_MS = 5_000;

interface Asking {
  /** Where there is nothing to press to ask again. */
  readonly untilKnown?: boolean;
}

/** What an order of the pair may choose from, and what a night costs. */
export function useDeal(
  { key, currencyId, legalId }: Pick<Quote, 'key' | 'currencyId' | 'legalId'>,
  { untilKnown = false }: Asking = {},
) {
  const { http } = usePlatform();
  const session = useSession();
  return useAreaQuery({
    queryKey: ['leverage deal', session.kind === 'user' ? session.account : '', key],
    queryFn: ({ signal }) => http(leverageDeal, { currencyId, legalId }, { signal }),
    refetchInterval: ({ state }) =>
      untilKnown && state.status === 'error' && state.data === undefined ? ASK_AGAIN_AFTER_MS : false,
    staleOn: bus => [bus.on(resyncTopic)],
  });
}
