import { sendingOf, useAct } from '@tradefloor/area/act';
import { claimInsurance } from '@tradefloor/contract/ext';
import type { Question } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useCurrencies } from '../terms/use-terms';

/** Asks for what an insurance pays; it ends with that. */
export function useClaim() {
  const platform = usePlatform();
  const { act, stage } = useAct();
  const currencies = useCurrencies();
  const claim = (id: string, question: Question) =>
    act({
      ...sendingOf(platform, claimInsurance, () => ({ id })),
      ask: question,
      done: message => message,
      async after() {
        traded(platform);
        await currencies.refetch();
      },
    });
  return { claim, stage };
}
