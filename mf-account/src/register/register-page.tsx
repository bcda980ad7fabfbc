import { later } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useSession } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ACCOUNT_MAX } from '../account-name/rules';
import { AlreadyIn } from '../entrance/already-in';
import { Entrance } from '../entrance/entrance';
import { useBack } from '../entrance/use-back';
import { RegisterPlace } from './register-place';
import { useRegistered } from './use-registered';
import styles from '../entrance/form.module.css';

const RegisterForm = later(() => import('./register-form').then(form => form.RegisterForm), RegisterPlace);

export default function RegisterPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const back = useBack();
  const [email, phone] = [query.get('email'), query.get('phone')];
  const state = useSession();
  const onRegistered = useRegistered();
  // The new account is entered before its page is left.
  const [isRegistering, setRegistering] = useState(false);

  // A code that is asked for by who is in binds an address: it opens no account.
  if (state.kind === 'user' && !isRegistering) return <AlreadyIn account={state.account} />;
  return (
    <Entrance title={t('register.title')} text={t('register.text')}>
      <RegisterForm
        account={(email ?? phone ?? '').slice(0, ACCOUNT_MAX)}
        startMode={email === null && phone !== null ? 'phone' : 'email'}
        invite={query.get('extension_code') ?? ''}
        onRegistering={setRegistering}
        onRegistered={onRegistered}
      />
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={ways.signIn(back)}>{t('signIn.submit')}</Link>
      </p>
    </Entrance>
  );
}
