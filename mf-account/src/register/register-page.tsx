import { withWayBack } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ACCOUNT_MAX } from '../account-name/rules';
import { Entrance } from '../entrance/entrance';
import { RegisterForm } from './register-form';
import styles from '../entrance/form.module.css';

export default function RegisterPage() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [query] = useSearchParams();
  const back = query.get('back');
  return (
    <Entrance title={t('register.title')} text={t('register.text')}>
      <RegisterForm
        email={(query.get('email') ?? '').slice(0, ACCOUNT_MAX)}
        invite={query.get('extension_code') ?? ''}
        onRegistered={() => void navigate(withWayBack('/success?of=register', back), { replace: true, force: true })}
      />
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={withWayBack('/components/login', back)}>{t('signIn.submit')}</Link>
      </p>
    </Entrance>
  );
}
