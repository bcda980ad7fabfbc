import { FAVOURITES } from '@tradefloor/market';
import { Tabs } from '@tradefloor/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './currency-tabs.module.css';

interface CurrencyTabsProps {
  readonly id: string;
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/** What heads a list of pairs. */
export function CurrencyTabs({ id, tabs, tab, onTab }: CurrencyTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      id={id}
      label={t('markets.quoteCurrency')}
      value={tab}
      onChange={onTab}
      tabs={tabs.map(value => ({ value, label: value === FAVOURITES ? <FavouritesLabel /> : value }))}
    />
  );
}

function FavouritesLabel() {
  const { t } = useTranslation();
  return (
    <span className={styles.favourites}>
      <Star size={14} fill="currentColor" aria-hidden />
      <span>{t('markets.favourites')}</span>
    </span>
  );
}
