import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './order-form.module.css';

/** For a guest, where a user would act (S1 §6). */
export function WaysIn({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      <p className={styles.waysText}>{text}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/components/login">
        {t('form.logIn')}
      </Link>
      <Link className={buttonClass()} to="/components/register">
        {t('form.register')}
      </Link>
    </div>
  );
}
