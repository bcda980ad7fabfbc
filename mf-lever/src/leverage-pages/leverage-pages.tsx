import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useCurrentInSight } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './leverage-pages.module.css';

/** The orders are also among the pages of the wallet, which leads to them there. */
const OF_WALLET = '/new_account/letransactions';

const PAGES = [
  [ways.leveragePositions(), 'title.positions'],
  ['/leverTransactions', 'leveragePages.orders'],
  ['/leverTransaction', 'leveragePages.pairOrders'],
  ['/leverRecord', 'title.records'],
  ['/allTransaction', 'title.trades'],
  ['/lever_manger', 'title.terms'],
] as const;

/** From one of leverage's pages to the others. */
export function LeveragePages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const strip = useCurrentInSight<HTMLElement>(pathname);
  const here = pathname === OF_WALLET ? '/leverTransactions' : pathname;
  return (
    <nav ref={strip} className={styles.pages} aria-label={t('leveragePages.title')}>
      {PAGES.map(([to, key]) => (
        <Link key={to} to={to} className={styles.page} {...(here === to ? { 'aria-current': 'page' } : {})}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
