import { VisuallyHidden } from '@tradefloor/ui';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './merchant-badge.module.css';

/** Beside the name of a member whom the exchange admitted as a merchant. */
export function MerchantBadge() {
  const { t } = useTranslation();
  return (
    <span className={styles.badge} title={t('badge.text')}>
      <BadgeCheck size={14} aria-hidden />
      <VisuallyHidden>{t('badge.merchant')}</VisuallyHidden>
    </span>
  );
}
