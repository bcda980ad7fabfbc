import { useTranslation } from 'react-i18next';
import { ColumnLinks } from './column-links';
import styles from './status-bar.module.css';

const YEAR = new Date().getFullYear();

/** Under the sign-in pages: help must be in reach of who can't sign in, and nothing else should draw the eye. */
export function SlimFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.bar} aria-label={t('footer.label')}>
      <ColumnLinks />
      <span className={styles.clock}>© {YEAR} Tradefloor</span>
    </footer>
  );
}
