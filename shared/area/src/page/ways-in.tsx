import { ways } from '@tradefloor/platform';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation } from 'react-router-dom';
import styles from './ways-in.module.css';
import { Link } from '../router/link';

/** For a guest, where a user would act; they are back here afterwards. */
export function WaysIn({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const here = createPath(useLocation());
  return (
    <div className={styles.ways}>
      <p className={styles.text}>{text}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={ways.signIn({ back: here })}>
        {t('guest.logIn')}
      </Link>
      <Link className={buttonClass()} to={ways.register({ back: here })}>
        {t('guest.register')}
      </Link>
    </div>
  );
}
