import type { PairKey, Quote } from '@tradefloor/contract';
import { filterOfTab, type MarketSort, type QuoteView } from '@tradefloor/market';
import { useListed, useMarkets } from '@tradefloor/market/react';
import { ErrorState, Panel, SkeletonRows, Table, TabPanel } from '@tradefloor/ui';
import { useMarketsDrawer } from '@tradefloor/ui/trading-layout';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlyPairs } from '../pair/only-pairs';
import { useQuotesNote } from '../panel-state/stale-note';
import { CurrencyTabs } from './currency-tabs';
import { type ListColumn, useListColumns } from './list-columns';
import styles from './market-list.module.css';
import { MarketSearch } from './market-search';
import { NothingListed } from './nothing-listed';
import { useMarketTabs } from './use-market-tabs';
import { usePointedRow } from './use-pointed-row';

const ROWS_LOADING = 16;

interface MarketListProps {
  readonly chosen: PairKey;
  readonly only?: OnlyPairs;
  readonly onChoose: (id: PairKey) => void;
  /** It is pointed at, or found by the search: likely the next one. */
  readonly onLikely: (pair: Quote) => void;
}

/** All pairs, live; a press changes the pair that is on screen. */
export function MarketList(props: MarketListProps) {
  const { t } = useTranslation();
  const markets = useMarkets();
  if (markets.kind === 'ready') return <ListedMarkets views={markets.value} {...props} />;
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

function ListedMarkets(props: MarketListProps & { readonly views: readonly QuoteView[] }) {
  const { views, chosen, only, onChoose, onLikely } = props;
  const { t } = useTranslation();
  const id = useId();
  const drawer = useMarketsDrawer();
  const { tabs, tab, choose: chooseTab, listed } = useMarketTabs(views, { only, follows: chosen });
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MarketSort | null>(null);
  // Who searches looks for a pair, whatever tab it is in.
  const rows = useListed(listed, { of: search === '' ? filterOfTab(tab) : null, search, sort });
  const columns = useListColumns();
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
      stale={useQuotesNote()}
      head={
        <CurrencyTabs
          id={id}
          tabs={tabs}
          tab={tab}
          onTab={next => {
            chooseTab(next);
            setSearch('');
          }}
        />
      }
    >
      <MarketSearch
        className={styles.search}
        search={search}
        onSearch={setSearch}
        onFirst={() => first && choose(first)}
      />
      <TabPanel id={id} value={tab} className={styles.rows ?? ''}>
        <div ref={place} className={styles.place}>
          <Table<QuoteView, ListColumn>
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
