import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { setMicroLimits } from '@tradefloor/contract/ext';
import type { MicroLimits } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { useMicroDay } from './use-micro-day';

export const LIMITS = { kind: 'micro limits', id: 'own' };

/** Sets both limits of one's own; null lifts one. */
export function useSetLimits() {
  const platform = usePlatform();
  const day = useMicroDay();
  const { act, told } = useFormAct();
  const set = ({ staked, lost }: MicroLimits) => {
    const wish = {
      ...(staked === null ? {} : { stakedLimit: staked }),
      ...(lost === null ? {} : { lostLimit: lost }),
    };
    return act({
      ...sendingOf(platform, setMicroLimits, () => wish),
      subject: LIMITS,
      outlives: true,
      done: message => message,
      after: () => day.refetch(),
    });
  };
  return { set, told };
}
