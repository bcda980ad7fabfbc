import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { setUpTwoStep, type TwoStepSetup } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';

/** Asks for the secret; without it there is nothing to connect. */
export function useBegin(onBegun: (setup: TwoStepSetup) => void) {
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const begin = async ({ password }: { readonly password: string }) => {
    const ended = await act(sendingOf(platform, setUpTwoStep, () => ({ password })));
    if (ended.kind === 'done' && ended.answer !== null) onBegun(ended.answer);
  };
  return { begin, told };
}
