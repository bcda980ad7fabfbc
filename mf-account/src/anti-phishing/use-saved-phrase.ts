import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { sentCode } from '@tradefloor/area/form';
import { setAntiPhishingPhrase } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useReadUserAgain } from '../user/use-user';
import { useUserSeen } from '../user/use-user-seen';

export interface PhraseWish {
  readonly phrase: string;
  readonly password: string;
  readonly twoStepCode: string;
}

/** Sets the phrase, or another one in place of the one before. */
export function useSavedPhrase(before: string | null, needsCode: boolean, onSaved: () => void) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told, stage } = useFormAct();
  const userSeen = useUserSeen();
  const readUserAgain = useReadUserAgain();
  const save = async ({ phrase, password, twoStepCode }: PhraseWish) => {
    const proof = needsCode ? { password, twoStepCode: sentCode(twoStepCode) } : { password };
    const wanted = phrase.trim();
    const ended = await act({
      ...sendingOf(
        platform,
        setAntiPhishingPhrase,
        () => ({ phrase: wanted, ...proof }),
        userSeen(user => user.antiPhishingPhrase, { before, wanted }),
      ),
      outlives: true,
      done: () => t('antiPhishing.saved'),
      after: ({ kind }) => (kind === 'done' ? readUserAgain() : null),
    });
    if (ended.kind === 'done') onSaved();
  };
  return { save, told, isOnItsWay: stage !== 'idle' };
}
