import { sharedStored, stored } from '@tradefloor/platform';
import { useSyncExternalStore } from 'react';

const kept = sharedStored(
  stored<boolean>({
    name: 'hides-small-balances',
    scope: 'device',
    version: 1,
    read: value => (typeof value === 'boolean' ? value : undefined),
    fallback: false,
  }),
);

/** wallet.small-balances: whether they are hidden, in every list of the wallet. */
export function useHidesSmall(): readonly [boolean, (hides: boolean) => void] {
  const hides = useSyncExternalStore(kept.subscribe, kept.read);
  return [hides, next => kept.write(() => next)];
}
