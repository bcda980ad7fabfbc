import { useHold } from '@tradefloor/area';
import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { ungrouped } from '@tradefloor/area/form';
import { confirmTwoStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useUserSeen } from '../user/use-user-seen';

/** Turns two-step sign-in on; the codes are null where they got lost with the answer. */
export function useConnect(onConnected: (codes: readonly string[] | null) => void) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told, stage } = useFormAct();
  // Codes that come with the answer are shown once: who leaves waits for them.
  useHold(stage === 'idle' ? null : 'no');
  const userSeen = useUserSeen();
  const connect = async ({ code }: { readonly code: string }) => {
    const ended = await act({
      ...sendingOf(
        platform,
        confirmTwoStep,
        () => ({ code: ungrouped(code) }),
        userSeen(user => user.twoStepOn, { before: false, wanted: true }),
      ),
      outlives: true,
      done: () => t('twoStep.turnedOn'),
    });
    if (ended.kind === 'done') onConnected(ended.answer?.codes ?? null);
  };
  return { connect, told };
}
