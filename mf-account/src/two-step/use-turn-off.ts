import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { sentCode } from '@tradefloor/area/form';
import { disableTwoStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useUserSeen } from '../user/use-user-seen';

export interface Leaving {
  readonly password: string;
  readonly code: string;
}

export function useTurnOff(onOff: () => void) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const userSeen = useUserSeen();
  const turnOff = async ({ password, code }: Leaving) => {
    const ended = await act({
      ...sendingOf(
        platform,
        disableTwoStep,
        () => ({ password, code: sentCode(code) }),
        userSeen(user => user.twoStepOn, { before: true, wanted: false }),
      ),
      outlives: true,
      done: () => t('twoStep.turnedOff'),
    });
    if (ended.kind === 'done') onOff();
  };
  return { turnOff, told };
}
