import type { Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { paced } from '@tradefloor/platform/live';
import { usePlatform } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { liveAccountsOf } from './live-accounts';

/** A line on a chart is drawn again each time that it moves. */
const PACE_MS = 1_000;

/** Where the pair's price would have the account liquidated; null where it would not. */
export function useLiquidation({ key, legalId }: Pick<Quote, 'key' | 'legalId'>): Price | null {
  const platform = usePlatform();
  const live = useMemo(() => {
    const { subscribe, accounts } = liveAccountsOf(platform);
    const read = () =>
      accounts()
        .find(({ currencyId }) => currencyId === legalId)
        ?.liquidations.get(key) ?? null;
    return paced({ subscribe, read }, PACE_MS);
  }, [platform, key, legalId]);
  return useSyncExternalStore(live.subscribe, live.read);
}
