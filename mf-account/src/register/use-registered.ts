import { useResultPage } from '@tradefloor/area';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../entrance/use-back';

/** The account is there, and the user in it; what comes next is to prove who they are, or to go on where they were. */
export function useRegistered(): (isIn: boolean) => void {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const endOn = useResultPage();
  const back = useBack();
  return isIn =>
    void endOn(
      'register',
      isIn
        ? {
            title: t('registered.title'),
            text: t('registered.in'),
            steps: [t('registered.done'), t('title.identity'), t('registered.deposit')],
            next: [
              { to: ways.identity(), label: t('title.identity') },
              { to: session.returnTo(), label: t('signIn.goOn') },
            ],
          }
        : {
            title: t('registered.title'),
            text: t('registered.text'),
            steps: [t('registered.done'), t('registered.current'), t('registered.coming')],
            next: [
              { to: ways.signIn(back), label: t('signIn.submit') },
              { to: ways.home(), label: t('result.toHome') },
            ],
          },
      back,
    );
}
