import { useOwnQuery } from '@tradefloor/area';
import type { RowList } from '@tradefloor/area/list';
import { listStakingOrders, type StakingOrder, stakingOverview } from '@tradefloor/contract';
import { balanceChangesTopic, balancesTopic } from '@tradefloor/platform';
import { useServerClock, useTopic } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';

/** The plans and the totals; what is bought, and each day's income, moves the balance, and so they are read again. */
export const useStaking = () => useOwnQuery(stakingOverview, {}, { staleOn: bus => [bus.on(balanceChangesTopic)] });

const PAGE_ROWS = 10;

/** list.says-end: ten at a time. */
export const stakingOrders: RowList<StakingOrder> = {
  name: 'staking orders',
  whose: 'own',
  keyOf: ({ id }) => id,
  push: 'always',
  follow: (bus, tell) => [bus.on(balanceChangesTopic).subscribe(tell.stale)],
  ask: (platform, page, signal) =>
    platform.http(listStakingOrders, { page, limit: PAGE_ROWS }, signal ? { signal } : {}),
};

/** What can be staked: plans take USDT of the fiat account. Null until it is known. */
export function useStakeable() {
  const balances = useTopic(balancesTopic) ?? null;
  return balances?.legal.rows.find(({ currencyName }) => currencyName === 'USDT')?.held.legal.available ?? null;
}

const MINUTE_MS = 60_000;

/** By the server's clock, to the minute. */
export function useServerMinute(): number {
  const offset = useServerClock();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
