import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './identity.module.css';

interface RefusedProps {
  /** In the server's words; empty where it gives them in its message alone. */
  readonly reason: string;
}

export function Refused({ reason }: RefusedProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <output aria-labelledby={title} className={styles.refused}>
      <strong id={title} className={styles.refusedTitle}>
        {t('identity.refused')}
      </strong>
      <span>{reason === '' ? t('identity.refusedText') : reason}</span>
      <Link to={ways.messages()}>{t('identity.toMessages')}</Link>
    </output>
  );
}
