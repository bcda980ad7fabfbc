import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { type ReviewStatus, verifyIdentity } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadUserAgain } from '../user/use-user';
import { type Handed, sentOf } from './rules';
import { useReviewSeen } from './use-review';

/** Hands the real name in for its review. */
export function useHandIn(before: ReviewStatus, onHandedIn: (handed: Handed) => Promise<unknown>) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const reviewSeen = useReviewSeen();
  const readUserAgain = useReadUserAgain();
  const [isHandedIn, setHandedIn] = useState(false);
  const handIn = async (handed: Handed) => {
    const ended = await act({
      ...sendingOf(platform, verifyIdentity, () => sentOf(handed), reviewSeen(before)),
      done: message => message ?? t('identity.handedIn'),
    });
    if (ended.kind !== 'done') return;
    setHandedIn(true);
    await Promise.all([onHandedIn(handed), readUserAgain()]);
  };
  return { handIn, isHandedIn, told };
}
