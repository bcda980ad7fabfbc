import { later } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ACCOUNT_MAX } from '../account-name/rules';
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
  return (
    <Entrance title={t('register.title')} text={t('register.text')}>
      <RegisterForm
        account={(email ?? phone ?? '').slice(0, ACCOUNT_MAX)}
        startMode={email === null && phone !== null ? 'phone' : 'email'}
        invite={query.get('extension_code') ?? ''}
        onRegistered={useRegistered()}
      />
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={ways.signIn(back)}>{t('signIn.submit')}</Link>
      </p>
    </Entrance>
  );
}
