import { useOwnQuery } from '@tradefloor/area';
import { balanceHistory } from '@tradefloor/contract/ext';
import type { Amount } from '@tradefloor/money';
import { useLook, useOffers } from '@tradefloor/platform/react';

/** What everything was worth at each midnight before now; none where the server keeps no history, or while balances are hidden. */
export function useWorths(days: number): readonly Amount[] {
  const isOffered = useOffers(balanceHistory) === true;
  const isHidden = useLook().balances === 'hidden';
  const { data = [] } = useOwnQuery(balanceHistory, { days }, { isWanted: isOffered && !isHidden, untilKnown: true });
  return isHidden ? [] : data.slice(0, -1).map(({ usdt }) => usdt);
}
