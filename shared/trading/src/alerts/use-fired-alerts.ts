import { firedAlerts, type FiredAlerts, sharedStored } from '@tradefloor/platform';
import { useAnnounced } from './use-announced';

interface KeptFired extends FiredAlerts {
  readonly clear: (id: string) => void;
  readonly clearAll: () => void;
  readonly setSystem: (system: boolean) => void;
}

const kept = sharedStored(firedAlerts());

/** What fired on this device, the same in every tab: the shell adds to it when it announces one. */
export function useFiredAlerts(): KeptFired {
  return {
    ...useAnnounced(kept),
    clear: id => kept.write(({ fired, system }) => ({ fired: fired.filter(alert => alert.id !== id), system })),
    clearAll: () => kept.write(({ system }) => ({ fired: [], system })),
    setSystem: system => kept.write(({ fired }) => ({ fired, system })),
  };
}
