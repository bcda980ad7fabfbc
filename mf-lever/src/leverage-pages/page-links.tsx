import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './page-links.module.css';

/** From the trading screen to leverage's pages, each beside what it has more of. */
export function TradesLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link className={styles.link} to="/allTransaction">
        {t('links.trades')}
      </Link>
      <Link className={styles.link} to="/leverRecord">
        {t('links.records')}
      </Link>
    </>
  );
}

/** A sign on a phone, where the tabs beside it need the room. */
export function PositionsLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to={ways.leveragePositions()}>
      <List className={styles.sign} size={16} aria-hidden />
      <span className={styles.words}>{t('links.positions')}</span>
    </Link>
  );
}

export function TermsLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.under}>
      <Link className={styles.link} to="/lever_manger">
        {t('title.terms')}
      </Link>
    </p>
  );
}
