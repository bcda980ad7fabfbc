import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { undoBinding } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

/** Takes a new address back, and leads to a new password: whoever bound it knew the old one. */
export function useUndoBinding(key: string) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, stage, told } = useFormAct();
  async function undo() {
    const ended = await act({
      ...sendingOf(platform, undoBinding, () => ({ key })),
      done: message => message ?? t('undoBinding.done'),
    });
    if (ended.kind === 'done') await platform.navigate(ways.newPassword(), { replace: true, force: true });
  }
  return { undo, isOnItsWay: stage !== 'idle', told };
}
