import { useOnline } from '@tradefloor/platform/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './bars.module.css';

export function OfflineBar() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <section className={styles.bar} data-tone="warn" aria-label={t('status.label')}>
      <WifiOff size={16} aria-hidden />
      <p>{t('offline.text')}</p>
    </section>
  );
}
