import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useWayOn } from '../entrance/use-way-on';
import { Recovery } from './recovery';

export default function ForgotPage() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const wayOn = useWayOn();
  return (
    <Recovery
      title={t('recover.forgotTitle')}
      text={t('recover.forgotText')}
      known={null}
      onEnd={() => void navigate(wayOn('/components/login'), { replace: true, force: true })}
    />
  );
}
