import { Link } from '@tradefloor/area/link';
import type { Advert } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import styles from './adverts.module.css';

/** Why nobody comes: each reason once, however many ads it hides. */
export function HiddenNote({ adverts }: { readonly adverts: readonly Advert[] }) {
  const { t } = useTranslation();
  const reasons = new Set(adverts.flatMap(({ status, hidden }) => (status === 'published' ? (hidden ?? []) : [])));
  if (reasons.size === 0) return null;
  return (
    <div className={styles.note}>
      {[...reasons].map(reason => (
        <p key={reason}>
          {t(`adverts.hidden.${reason}`)}{' '}
          {reason === 'no-way' ? <Link to={ways.paymentDetails()}>{t('adverts.toPayment')}</Link> : null}
        </p>
      ))}
    </div>
  );
}
