import { useResultPage } from '@tradefloor/area';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useBack } from '../entrance/use-back';

/** The account is there: what comes next is to log in, and from there to where the user was. */
export function useRegistered(): () => void {
  const { t } = useTranslation();
  const endOn = useResultPage();
  const back = useBack();
  return () =>
    void endOn(
      'register',
      {
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
