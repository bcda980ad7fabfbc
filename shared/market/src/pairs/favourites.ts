import type { PairKey } from '@tradefloor/contract';
import { sharedStored, stored } from '@tradefloor/platform';
import { useSyncExternalStore } from 'react';

const isPairKey = (value: unknown): value is PairKey => typeof value === 'string' && /^[^/]+\/[^/]+$/.test(value);

const kept = sharedStored(
  stored<readonly PairKey[]>({
    name: 'favourites',
    scope: 'device',
    version: 1,
    read: value => (Array.isArray(value) ? value.filter(isPairKey) : undefined),
    fallback: [],
  }),
);

export interface Favourites {
  readonly keys: readonly PairKey[];
  has(key: PairKey): boolean;
  toggle(key: PairKey): void;
}

/** The pairs that the trader starred: the device's, the same in every area and tab. */
export function useFavourites(): Favourites {
  const keys = useSyncExternalStore(kept.subscribe, kept.read);
  return {
    keys,
    has: key => keys.includes(key),
    toggle: key =>
      kept.write(before => (before.includes(key) ? before.filter(other => other !== key) : [...before, key])),
  };
}
