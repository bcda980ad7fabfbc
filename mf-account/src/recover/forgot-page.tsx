import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Recovery } from './recovery';

export default function ForgotPage() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  return (
    <Recovery
      title={t('recover.forgotTitle')}
      text={t('recover.forgotText')}
      known={null}
      onEnd={() => void navigate('/components/login', { replace: true, force: true })}
    />
  );
}
