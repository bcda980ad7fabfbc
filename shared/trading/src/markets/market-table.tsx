import type { Quote } from '@tradefloor/contract';
import { FAVOURITES, filterOfTab, type MarketSort, type QuoteView } from '@tradefloor/market';
import { useListed, useMarkets } from '@tradefloor/market/react';
import { ErrorState, Panel, SkeletonRows, Table, TabPanel } from '@tradefloor/ui';
import { type ScreenWidth, useScreenWidth } from '@tradefloor/ui/trading-layout';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlyPairs } from '../pair/only-pairs';
import { useQuotesNote } from '../panel-state/stale-note';
import { CurrencyTabs } from './currency-tabs';
import { MarketSearch } from './market-search';
import styles from './market-table.module.css';
import { NothingListed } from './nothing-listed';
import { type TableColumn, useTableColumns } from './table-columns';
import { useMarketTabs } from './use-market-tabs';

/** About as many as there are: what stands below must not be seen before them. */
const ROWS_LOADING = 30;

/** Which columns fit. */
export type ColumnsByWidth = Readonly<Record<'wide' | 'middle' | 'narrow', readonly TableColumn[]>>;

const ROOM: Readonly<Record<ScreenWidth, keyof ColumnsByWidth>> = {
  wide: 'wide',
  desktop: 'wide',
  tablet: 'middle',
  phone: 'narrow',
};

interface MarketTableProps {
  /** The same object at each drawing. */
  readonly columns: ColumnsByWidth;
  readonly only?: OnlyPairs;
  /** Rows of a trading screen's height where a mouse compares many pairs; roomy ones on a page of other things, and under a finger. */
  readonly isDense?: boolean;
  /** A row, or its button, was pressed. */
  readonly onTrade: (pair: Quote) => void;
}

/** All pairs on a page of its own, live. */
export function MarketTable(props: MarketTableProps) {
  const { t } = useTranslation();
  const markets = useMarkets();
  if (markets.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <SkeletonRows rows={ROWS_LOADING} label={t('markets.loading')} />
      </div>
    );
  }
  if (markets.kind === 'failed') {
    return <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />;
  }
  return <TabbedMarkets views={markets.value} {...props} />;
}

function TabbedMarkets(props: MarketTableProps & { readonly views: readonly QuoteView[] }) {
  const { views, columns, only, onTrade, isDense = false } = props;
  const { t } = useTranslation();
  const id = useId();
  const { tabs, tab, choose, listed } = useMarketTabs(views, { only });
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MarketSort | null>(null);
  // Who searches looks for a pair, whatever tab it is in.
  const rows = useListed(listed, { of: search === '' ? filterOfTab(tab) : null, search, sort });
  const trade = useCallback(({ quote }: QuoteView) => onTrade(quote), [onTrade]);
  const first = rows[0];
  const room = ROOM[useScreenWidth()];
  const look = isDense && room === 'wide' ? 'dense' : 'roomy';
  return (
    <Panel
      label={t('markets.title')}
      className={styles.panel}
      stale={useQuotesNote()}
      head={<CurrencyTabs id={id} tabs={tabs} tab={tab} onTab={choose} />}
      end={
        <MarketSearch
          className={styles.search}
          search={search}
          onSearch={setSearch}
          onFirst={() => first && trade(first)}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        <Table
          label={t('markets.ofTab', { tab: tab === FAVOURITES ? t('markets.favourites') : tab })}
          look={look}
          columns={useTableColumns(columns[room], onTrade, look)}
          rows={rows}
          rowKey={({ quote }) => quote.key}
          sort={sort}
          onSort={({ key, direction }) => isSortable(key) && setSort({ key, direction })}
          onRowClick={trade}
          empty={<NothingListed searched={search !== ''} />}
        />
      </TabPanel>
    </Panel>
  );
}

function isSortable(key: TableColumn): key is MarketSort['key'] {
  return key !== 'star' && key !== 'week' && key !== 'trade';
}
