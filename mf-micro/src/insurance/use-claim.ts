import { sendingOf, useAct, useStage } from '@tradefloor/area/act';
import { claimInsurance } from '@tradefloor/contract/ext';
import type { Question } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useCurrencies } from '../terms/use-terms';

/** Asks for what an insurance pays; it ends with that. */
export function useClaim(id: string) {
  const platform = usePlatform();
  const { act } = useAct();
  const subject = { kind: 'claim insurance', id };
  const isOnItsWay = useStage(subject) !== undefined;
  const currencies = useCurrencies();
  const claim = (question: Question) =>
    act({
      ...sendingOf(platform, claimInsurance, () => ({ id })),
      ask: question,
      subject,
      outlives: true,
      done: message => message,
      async after() {
        traded(platform);
        await currencies.refetch();
      },
    });
  return { claim, isOnItsWay };
}
