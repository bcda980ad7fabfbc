import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { ungrouped } from '@tradefloor/area/form';
import { renewRecoveryCodes } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';

export function useRenewCodes(onRenewed: (codes: readonly string[]) => void) {
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const renew = async ({ code }: { readonly code: string }) => {
    const ended = await act(sendingOf(platform, renewRecoveryCodes, () => ({ code: ungrouped(code) })));
    if (ended.kind === 'done' && ended.answer !== null) onRenewed(ended.answer.codes);
  };
  return { renew, told };
}
