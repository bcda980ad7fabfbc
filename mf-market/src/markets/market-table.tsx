import {
  FAVOURITES,
  filterOfTab,
  keepTab,
  keptTab,
  type MarketSort,
  quoteCurrencies,
  type QuoteView,
} from '@tradefloor/market';
import { useListed, useMarkets } from '@tradefloor/market/react';
import { EmptyState, ErrorState, Panel, SkeletonRows, Table, TabPanel, Tabs, TextField } from '@tradefloor/ui';
import { Search, Star as StarIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnKey, useMarketColumns } from './market-columns';
import styles from './market-table.module.css';
import { useStaleNote } from './use-stale-note';
import { useWidth, type Width } from './use-width';

const ROWS_LOADING = 8;

/** Which columns fit. */
export type ColumnsByWidth = Readonly<Record<Width, readonly ColumnKey[]>>;

interface MarketTableProps {
  readonly columns: ColumnsByWidth;
}

export function MarketTable({ columns }: MarketTableProps) {
  const { t } = useTranslation();
  const markets = useMarkets();
  if (markets.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <SkeletonRows rows={ROWS_LOADING} label={t('markets.loading')} />
      </div>
    );
  }
  if (markets.kind === 'unreachable') {
    return <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />;
  }
  return <TabbedMarkets views={markets.views} columns={columns} />;
}

function TabbedMarkets({ views, columns }: MarketTableProps & { readonly views: readonly QuoteView[] }) {
  const { t } = useTranslation();
  const id = useId();
  const stale = useStaleNote();
  const currencies = quoteCurrencies(views.map(({ quote }) => quote));
  const values = [...currencies, FAVOURITES];
  const [chosen, setChosen] = useState(() => values[keptTab()]);
  const tab = chosen !== undefined && values.includes(chosen) ? chosen : (values[0] ?? FAVOURITES);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MarketSort | null>(null);
  const rows = useListed(views, { of: filterOfTab(tab), search, sort });
  const choose = (next: string) => {
    setChosen(next);
    keepTab(values.indexOf(next));
  };
  return (
    <Panel
      label={t('markets.title')}
      className={styles.panel}
      {...(stale === null ? {} : { stale })}
      head={
        <Tabs
          id={id}
          label={t('markets.quoteCurrency')}
          value={tab}
          onChange={choose}
          tabs={values.map(value => ({ value, label: value === FAVOURITES ? <FavouritesLabel /> : value }))}
        />
      }
      end={
        <TextField
          className={styles.search}
          label={t('markets.search')}
          labelled="hidden"
          type="search"
          placeholder={t('markets.search')}
          value={search}
          onChange={setSearch}
          start={<Search size={14} aria-hidden />}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        <Table
          label={t('markets.ofTab', { tab: tab === FAVOURITES ? t('markets.favourites') : tab })}
          look="roomy"
          columns={useMarketColumns(columns[useWidth()])}
          rows={rows}
          rowKey={({ quote }) => quote.key}
          sort={sort}
          onSort={({ key, direction }) => isSortable(key) && setSort({ key, direction })}
          empty={<NothingListed searched={search !== ''} />}
        />
      </TabPanel>
    </Panel>
  );
}

function FavouritesLabel() {
  const { t } = useTranslation();
  return (
    <span className={styles.favourites}>
      <StarIcon size={14} fill="currentColor" aria-hidden />
      <span>{t('markets.favourites')}</span>
    </span>
  );
}

function NothingListed({ searched }: { readonly searched: boolean }) {
  const { t } = useTranslation();
  return searched ? (
    <EmptyState title={t('markets.notFound')} text={t('markets.notFoundText')} />
  ) : (
    <EmptyState title={t('markets.noFavourites')} text={t('markets.noFavouritesText')} />
  );
}

function isSortable(key: ColumnKey): key is MarketSort['key'] {
  return key !== 'star' && key !== 'week' && key !== 'trade';
}
