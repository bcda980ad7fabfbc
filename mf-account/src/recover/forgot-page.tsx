import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../entrance/use-back';
import { Recovery } from './recovery';

const NOBODY: readonly string[] = [];

export default function ForgotPage() {
  const { t } = useTranslation();
  const { navigate, session } = usePlatform();
  const back = useBack();
  return (
    <Recovery
      title={t('recover.forgotTitle')}
      text={t('recover.forgotText')}
      known={NOBODY}
      onEnd={isIn => void navigate(isIn ? session.returnTo() : ways.signIn(back), { replace: true, force: true })}
    />
  );
}
