import { type PriceAlert, priceAlerts, type PriceAlerts, sharedStored } from '@tradefloor/platform';
import { newKey } from '@tradefloor/area/act';
import { useAnnounced } from './use-announced';

export interface KeptAlerts extends PriceAlerts {
  readonly add: (alert: Omit<PriceAlert, 'id'>) => void;
  readonly remove: (id: string) => void;
  readonly setSound: (sound: boolean) => void;
}

const kept = sharedStored(priceAlerts());

/** The device's alerts, the same in every tab: the shell takes one away when it announces it. */
export function usePriceAlerts(): KeptAlerts {
  return {
    ...useAnnounced(kept),
    add: alert => kept.write(({ alerts, sound }) => ({ alerts: [...alerts, { ...alert, id: newKey() }], sound })),
    remove: id => kept.write(({ alerts, sound }) => ({ alerts: alerts.filter(alert => alert.id !== id), sound })),
    setSound: sound => kept.write(({ alerts }) => ({ alerts, sound })),
  };
}
