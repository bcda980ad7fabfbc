import { VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BalanceCard } from './balance-card';
import { Favourites } from './favourites';
import styles from './member.module.css';
import { NewestOrders } from './newest-orders';

/** In place of the visitor's slogan: what a member owns, has ordered, and watches. */
export function MemberHome() {
  const { t } = useTranslation();
  return (
    <div className={styles.member}>
      <h1 className={styles.name}>
        <VisuallyHidden>{t('member.title')}</VisuallyHidden>
      </h1>
      <div className={styles.own}>
        <BalanceCard />
        <NewestOrders />
      </div>
      <Favourites />
    </div>
  );
}
