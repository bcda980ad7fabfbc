import { Link } from '@tradefloor/area/link';
import type { QuoteView } from '@tradefloor/market';
import { useFavourites, useMarkets } from '@tradefloor/market/react';
import { ways } from '@tradefloor/platform';
import { type TableColumn, useQuotesNote, useTableColumns } from '@tradefloor/trading';
import { ErrorState, Panel, SkeletonRows, Table } from '@tradefloor/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrade } from '../trade/use-trade';
import styles from './member.module.css';
import { OFFERED, useRoomForFavourites } from './room-for-favourites';

const COLUMNS: readonly TableColumn[] = ['star', 'pair', 'price', 'change', 'week'];
const ROWS_LOADING = 6;

/** The pairs that the member starred, in the order in which that was done; who has starred none, is offered some. */
export function Favourites() {
  const { t } = useTranslation();
  const markets = useMarkets();
  return (
    <Panel
      className={styles.panel}
      label={t('member.favourites')}
      stale={useQuotesNote()}
      end={<Link to={ways.quotation()}>{t('popular.all')}</Link>}
    >
      <div className={styles.watched} style={useRoomForFavourites()}>
        {markets.kind === 'ready' ? <Starred views={markets.value} /> : null}
        {markets.kind === 'loading' ? <SkeletonRows rows={ROWS_LOADING} label={t('markets.loading')} /> : null}
        {markets.kind === 'failed' ? (
          <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />
        ) : null}
      </div>
    </Panel>
  );
}

function Starred({ views }: { readonly views: readonly QuoteView[] }) {
  const { t } = useTranslation();
  const { keys } = useFavourites();
  const onTrade = useTrade();
  const trade = useCallback(({ quote }: QuoteView) => onTrade(quote), [onTrade]);
  const columns = useTableColumns(COLUMNS, onTrade);
  const rows = keys.flatMap(key => views.find(({ quote }) => quote.key === key) ?? []);
  return (
    <>
      {rows.length > 0 ? null : (
        <p className={styles.noFavourites}>
          <span>{t('markets.noFavourites')}</span>
          <span className={styles.how}>{t('markets.noFavouritesText')}</span>
        </p>
      )}
      <Table
        label={t(rows.length > 0 ? 'member.favourites' : 'popular.popular')}
        look="roomy"
        columns={columns}
        // Popular is the server's own order.
        rows={rows.length > 0 ? rows : views.slice(0, OFFERED)}
        rowKey={({ quote }) => quote.key}
        onRowClick={trade}
      />
    </>
  );
}
