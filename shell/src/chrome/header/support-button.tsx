import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SupportLink } from '../support-link';
import styles from './header.module.css';

export function SupportButton() {
  const { t } = useTranslation();
  return (
    <SupportLink className={styles.wordOrIcon}>
      <Headset size={16} aria-hidden />
      <span>{t('support.label')}</span>
    </SupportLink>
  );
}
