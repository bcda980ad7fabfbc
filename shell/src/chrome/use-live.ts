import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from './deps';

export function useLive<Value>({ changes, current }: Live<Value>): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const following = changes.subscribe(changed);
      return () => following.unsubscribe();
    },
    [changes],
  );
  return useSyncExternalStore(subscribe, current);
}
