import { usePlatform } from '@tradefloor/platform/react';
import { useSyncExternalStore } from 'react';
import { type Stage, underWayOf } from './under-way';

/** How far something has come that was sent, by whichever view; undefined where nothing is on its way. */
export function useStage({ kind, id }: { readonly kind: string; readonly id: string }): Stage | undefined {
  const store = underWayOf(usePlatform(), kind);
  return useSyncExternalStore(store.subscribe, store.read).get(id);
}
