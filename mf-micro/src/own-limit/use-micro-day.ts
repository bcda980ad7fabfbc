import { useOwnQuery } from '@tradefloor/area';
import { useUtcDay } from '@tradefloor/area/list';
import { readMicroDay } from '@tradefloor/contract/ext';
import { balanceChangesTopic, closedMicroOrderTopic } from '@tradefloor/platform';
import { useOffers, useServerClock, useSession } from '@tradefloor/platform/react';

/** The exchange's midnight may be a moment later than what is known of its clock. */
const STILL_YESTERDAY_MS = 5_000;

/** One's own day and limits, where the server has them: it goes on with every order that is placed or ends, and anew at midnight. */
export function useMicroDay() {
  const isUser = useSession().kind === 'user';
  const isOffered = useOffers(readMicroDay) === true;
  const offset = useServerClock();
  return useOwnQuery(
    readMicroDay,
    {},
    {
      isWanted: isUser && isOffered,
      also: [useUtcDay()],
      keepsLast: true,
      untilKnown: true,
      pollMs: day => day !== undefined && day.endsAt <= Date.now() + offset && STILL_YESTERDAY_MS,
      staleOn: bus => [bus.on(closedMicroOrderTopic), bus.on(balanceChangesTopic)],
    },
  );
}
