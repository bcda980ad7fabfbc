import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ACCOUNT_MAX } from '../account-name/rules';
import { Entrance } from '../entrance/entrance';
import { useWayOn } from '../entrance/use-way-on';
import { RegisterForm } from './register-form';
import styles from '../entrance/form.module.css';

export default function RegisterPage() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [query] = useSearchParams();
  const wayOn = useWayOn();
  const [email, phone] = [query.get('email'), query.get('phone')];
  return (
    <Entrance title={t('register.title')} text={t('register.text')}>
      <RegisterForm
        account={(email ?? phone ?? '').slice(0, ACCOUNT_MAX)}
        startMode={email === null && phone !== null ? 'phone' : 'email'}
        invite={query.get('extension_code') ?? ''}
        onRegistered={() => void navigate(wayOn('/success?of=register'), { replace: true, force: true })}
      />
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={wayOn('/components/login')}>{t('signIn.submit')}</Link>
      </p>
    </Entrance>
  );
}
