import { priceAlertTopic, type SharedStored } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useSyncExternalStore } from 'react';

/** What is kept of alerts on this device, read again when the shell announces one: it writes to it then. */
export function useAnnounced<Value>(kept: SharedStored<Value>): Value {
  const { bus } = usePlatform();
  useEffect(() => {
    const following = bus.on(priceAlertTopic).subscribe(kept.readAgain);
    return () => following.unsubscribe();
  }, [bus, kept]);
  return useSyncExternalStore(kept.subscribe, kept.read);
}
