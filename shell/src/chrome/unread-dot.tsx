import { VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './unread-dot.module.css';

/** Red, and said: what carries it needs no other word for "unread". */
export function UnreadDot() {
  const { t } = useTranslation();
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{t('header.unread')}</VisuallyHidden>
    </span>
  );
}
