import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import formStyles from '../entrance/form.module.css';
import styles from './sign-in.module.css';

interface OtherWayProps {
  /** Where the user was: the other ways in lead back there too. */
  readonly back: string | null;
}

export function ForgottenPassword({ back }: OtherWayProps) {
  const { t } = useTranslation();
  return (
    <Link className={styles.forgot} to={ways.forgottenPassword({ back })}>
      {t('signIn.forgot')}
    </Link>
  );
}

export function NoAccountYet({ back }: OtherWayProps) {
  const { t } = useTranslation();
  return (
    <p className={formStyles.other}>
      {t('signIn.noAccount')} <Link to={ways.register({ back })}>{t('signIn.register')}</Link>
    </p>
  );
}
