import { useSyncExternalStore } from 'react';

/** Whether the tab is in front: what comes behind it was not seen. */
export const useIsLookedAt = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
