import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { buyInsurance } from '@tradefloor/contract/ext';
import type { PayloadOf } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useCurrencies } from '../terms/use-terms';

/** Buys an insurance; what the exchange has against it is told in the form. */
export function useBuy() {
  const platform = usePlatform();
  const currencies = useCurrencies();
  const { act, told } = useFormAct();
  const buy = (wish: PayloadOf<typeof buyInsurance>) =>
    act({
      ...sendingOf(platform, buyInsurance, () => wish),
      done: message => message,
      async after() {
        traded(platform);
        await currencies.refetch();
      },
    });
  return { buy, told };
}
