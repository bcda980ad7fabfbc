import type { PairKey, Quote } from '@tradefloor/contract';
import {
  FAVOURITES,
  filterOfTab,
  keepTab,
  keptTab,
  type MarketSort,
  quoteCurrencies,
  type QuoteView,
} from '@tradefloor/market';
import { useListed, useMarkets, useOutdatedQuotes } from '@tradefloor/market/react';
import { EmptyState, ErrorState, Panel, SkeletonRows, Table, TabPanel, Tabs } from '@tradefloor/ui';
import { useMarketsDrawer } from '@tradefloor/ui/trading-layout';
import { Star } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaleNote } from '../panel-state/stale-note';
import { type ColumnKey, useMarketColumns } from './market-columns';
import styles from './market-list.module.css';
import { MarketSearch } from './market-search';
import { usePointedRow } from './use-pointed-row';

const ROWS_LOADING = 16;

interface MarketListProps {
  readonly chosen: PairKey;
  readonly onChoose: (id: PairKey) => void;
  /** It is pointed at, or found by the search: likely the next one. */
  readonly onLikely: (pair: Quote) => void;
}

/** All pairs, live; a press changes the pair that is on screen. */
export function MarketList(props: MarketListProps) {
  const { t } = useTranslation();
  const markets = useMarkets();
  if (markets.kind === 'ready') return <ListedMarkets views={markets.views} {...props} />;
  return (
    <Panel label={t('markets.title')}>
      {markets.kind === 'loading' ? (
        <SkeletonRows rows={ROWS_LOADING} label={t('markets.loading')} />
      ) : (
        <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />
      )}
    </Panel>
  );
}

function ListedMarkets({
  views,
  chosen,
  onChoose,
  onLikely,
}: MarketListProps & { readonly views: readonly QuoteView[] }) {
  const { t } = useTranslation();
  const id = useId();
  const drawer = useMarketsDrawer();
  const [wanted, setWanted] = useState(keptTab);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MarketSort | null>(null);
  const tabs = [...quoteCurrencies(views.map(({ quote }) => quote)), FAVOURITES];
  const tab = tabs[wanted] ?? tabs[0] ?? FAVOURITES;
  // Who searches looks for a pair, whatever tab it is in.
  const rows = useListed(views, { of: search === '' ? filterOfTab(tab) : null, search, sort });
  const columns = useMarketColumns();
  const { close } = drawer;
  const choose = useCallback(
    ({ quote }: QuoteView) => {
      onChoose(quote.key);
      close();
    },
    [onChoose, close],
  );
  const first = rows[0];
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const likely = useCallback(
    (row: number) => {
      const found = latest.current[row]?.quote;
      if (found !== undefined && found.key !== chosen) onLikely(found);
    },
    [chosen, onLikely],
  );
  usePointedRow(place, likely);
  useEffect(() => {
    if (search !== '') likely(0);
  }, [search, likely]);
  return (
    <Panel
      label={t('markets.title')}
      className={styles.panel}
      stale={useStaleNote(useOutdatedQuotes() ? 'stale' : 'live')}
      head={
        <Tabs
          id={id}
          label={t('markets.quoteCurrency')}
          value={tab}
          onChange={next => {
            setWanted(tabs.indexOf(next));
            keepTab(tabs.indexOf(next));
            setSearch('');
          }}
          tabs={tabs.map(value => ({ value, label: value === FAVOURITES ? <FavouritesLabel /> : value }))}
        />
      }
    >
      <MarketSearch search={search} onSearch={setSearch} onFirst={() => first && choose(first)} />
      <TabPanel id={id} value={tab} className={styles.rows ?? ''}>
        <div ref={place}>
          <Table<QuoteView, ColumnKey>
            label={t('markets.title')}
            columns={columns}
            rows={rows}
            rowKey={({ quote }) => quote.key}
            sort={sort}
            onSort={({ key, direction }) => key !== 'star' && setSort({ key, direction })}
            onRowClick={choose}
            isCurrent={({ quote }) => quote.key === chosen}
            empty={<NothingListed searched={search !== ''} />}
          />
        </div>
      </TabPanel>
    </Panel>
  );
}

function FavouritesLabel() {
  const { t } = useTranslation();
  return (
    <span className={styles.favourites}>
      <Star size={14} fill="currentColor" aria-hidden />
      {t('markets.favourites')}
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
