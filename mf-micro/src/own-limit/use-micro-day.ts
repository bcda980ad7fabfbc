import { useOwnQuery } from '@tradefloor/area';
import { readMicroDay } from '@tradefloor/contract/ext';
import { balanceChangesTopic, closedMicroOrderTopic } from '@tradefloor/platform';
import { useOffers, useSession } from '@tradefloor/platform/react';

/** One's own day and limits, where the server has them: it goes on with every order that is placed or ends. */
export function useMicroDay() {
  const isUser = useSession().kind === 'user';
  const isOffered = useOffers(readMicroDay) === true;
  return useOwnQuery(
    readMicroDay,
    {},
    {
      isWanted: isUser && isOffered,
      staleOn: bus => [bus.on(closedMicroOrderTopic), bus.on(balanceChangesTopic)],
    },
  );
}
