import { firedAlerts, type FiredAlerts, priceAlertTopic, sharedStored } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useSyncExternalStore } from 'react';

interface KeptFired extends FiredAlerts {
  readonly clear: (id: string) => void;
  readonly clearAll: () => void;
  readonly setSystem: (system: boolean) => void;
}

const kept = sharedStored(firedAlerts());

/** What fired on this device, the same in every tab: the shell adds to it when it announces one. */
export function useFiredAlerts(): KeptFired {
  const { bus } = usePlatform();
  const shown = useSyncExternalStore(kept.subscribe, kept.read);
  useEffect(() => {
    const following = bus.on(priceAlertTopic).subscribe(kept.readAgain);
    return () => following.unsubscribe();
  }, [bus]);
  return {
    ...shown,
    clear: id => kept.write(({ fired, system }) => ({ fired: fired.filter(alert => alert.id !== id), system })),
    clearAll: () => kept.write(({ system }) => ({ fired: [], system })),
    setSystem: system => kept.write(({ fired }) => ({ fired, system })),
  };
}
