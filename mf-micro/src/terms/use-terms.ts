import { useOwnQuery } from '@tradefloor/area';
import { useUtcDay } from '@tradefloor/area/list';
import { listMicroCurrencies, listMicroDurations } from '@tradefloor/contract';
import { balanceChangesTopic, closedMicroOrderTopic } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';

/** What orders are paid in, with the user's wallet and insurance of each: they change with every order that ends, and at midnight. */
export function useCurrencies() {
  // Insurances come with their names.
  const language = useLanguage();
  return useOwnQuery(
    listMicroCurrencies,
    {},
    {
      also: [language, useUtcDay()],
      keepsLast: true,
      staleOn: bus => [bus.on(closedMicroOrderTopic), bus.on(balanceChangesTopic)],
    },
  );
}

/** How long an order may run, and what it then wins. */
export const useDurations = () => useOwnQuery(listMicroDurations, {});
