import { Link } from '@tradefloor/area/link';
import { useCurrentInSight } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './leverage-pages.module.css';

const PAGES = [
  ['/leverList', 'title.positions'],
  ['/leverTransactions', 'leveragePages.orders'],
  ['/leverRecord', 'title.records'],
  ['/allTransaction', 'title.trades'],
  ['/lever_manger', 'title.terms'],
] as const;

/** From one of leverage's pages to the others. */
export function LeveragePages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const strip = useCurrentInSight<HTMLElement>(pathname);
  return (
    <nav ref={strip} className={styles.pages} aria-label={t('leveragePages.title')}>
      {PAGES.map(([to, key]) => (
        <Link key={to} to={to} className={styles.page} {...(pathname === to ? { 'aria-current': 'page' } : {})}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
