import type { PairKey } from '@tradefloor/contract';
import { stored } from '@tradefloor/platform';
import { useSyncExternalStore } from 'react';

const isPairKey = (value: unknown): value is PairKey => typeof value === 'string' && /^[^/]+\/[^/]+$/.test(value);

const kept = stored<readonly PairKey[]>({
  name: 'favourites',
  scope: 'device',
  version: 1,
  read: value => (Array.isArray(value) ? value.filter(isPairKey) : undefined),
  fallback: [],
});

let current: readonly PairKey[] | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab starred a pair. */
function follow(event: StorageEvent): void {
  if (event.key !== kept.key) return;
  current = null;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', follow);
    // The next reader may come after another build has written.
    current = null;
  };
}

const read = (): readonly PairKey[] => (current ??= kept.get());

export interface Favourites {
  readonly keys: readonly PairKey[];
  has(key: PairKey): boolean;
  toggle(key: PairKey): void;
}

/** The pairs that the trader starred: the device's, the same in every area and tab. */
export function useFavourites(): Favourites {
  const keys = useSyncExternalStore(subscribe, read);
  return {
    keys,
    has: key => keys.includes(key),
    toggle(key) {
      current = keys.includes(key) ? keys.filter(other => other !== key) : [...keys, key];
      kept.set(current);
      tell();
    },
  };
}
