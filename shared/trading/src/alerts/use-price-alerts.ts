import { type PriceAlert, priceAlerts, type PriceAlerts, priceAlertTopic, sharedStored } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useSyncExternalStore } from 'react';
import { newKey } from '@tradefloor/area/act';

export interface KeptAlerts extends PriceAlerts {
  readonly add: (alert: Omit<PriceAlert, 'id'>) => void;
  readonly remove: (id: string) => void;
  readonly setSound: (sound: boolean) => void;
}

const kept = sharedStored(priceAlerts());

/** The device's alerts, the same in every tab: the shell takes one away when it announces it. */
export function usePriceAlerts(): KeptAlerts {
  const { bus } = usePlatform();
  const shown = useSyncExternalStore(kept.subscribe, kept.read);
  useEffect(() => {
    const following = bus.on(priceAlertTopic).subscribe(kept.readAgain);
    return () => following.unsubscribe();
  }, [bus]);
  return {
    ...shown,
    add: alert => kept.write(({ alerts, sound }) => ({ alerts: [...alerts, { ...alert, id: newKey() }], sound })),
    remove: id => kept.write(({ alerts, sound }) => ({ alerts: alerts.filter(alert => alert.id !== id), sound })),
    setSound: sound => kept.write(({ alerts }) => ({ alerts, sound })),
  };
}
