import type { Quote } from '@tradefloor/contract';
import { type Price, ZERO } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { paced } from '@tradefloor/platform/live';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { HeldAccount } from '../calculator/calculation';
import { liveAccountsOf } from './live-accounts';

/** A form is read, not watched: its figures need not follow every price. */
const PACE_MS = 200;

/** The leverage account in the pair's quote currency; null for a guest, and until it is known. */
export function useHeldAccount({ key, legalId }: Pick<Quote, 'key' | 'legalId'>, mark: Price): HeldAccount | null {
  const platform = usePlatform();
  const row = useTopic(balancesTopic)?.lever.rows.find(({ currencyId }) => currencyId === legalId);
  const live = useMemo(() => {
    const { subscribe, accounts } = liveAccountsOf(platform);
    return paced({ subscribe, read: accounts }, PACE_MS);
  }, [platform]);
  const account = useSyncExternalStore(live.subscribe, live.read).find(({ currencyId }) => currencyId === legalId);
  const available = row?.held.lever.available;
  return useMemo(
    () =>
      available === undefined
        ? null
        : {
            available,
            margins: account?.margins ?? ZERO,
            profits: account?.profits ?? ZERO,
            net: account?.nets.get(key) ?? ZERO,
            mark,
          },
    [available, account, key, mark],
  );
}
