import type { MarketColumn, QuoteView } from '@tradefloor/market';
import type { Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Change, LastPrice } from './cells';
import styles from './market-list.module.css';
import { PairStar } from './pair-star';

export type ListColumn = MarketColumn | 'star';

/** The same objects until the language changes, so that a price that moves draws its own row alone. */
export function useListColumns(): ReadonlyArray<Column<QuoteView, ListColumn>> {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'star',
        label: t('markets.favourite'),
        labelHidden: true,
        width: '28px',
        cell: ({ quote }) => <PairStar pair={quote} />,
      },
      {
        key: 'pair',
        isRowHeader: true,
        label: t('markets.pair'),
        sortable: true,
        isRowButton: true,
        cell: ({ quote: { base, quote } }) => (
          <>
            {base}
            <span className={styles.quote}>/{quote}</span>
          </>
        ),
      },
      {
        key: 'price',
        label: t('markets.priceShort'),
        sortable: true,
        align: 'end',
        cell: view => <LastPrice view={view} isNarrow />,
      },
      {
        key: 'change',
        label: t('markets.changeShort'),
        sortable: true,
        align: 'end',
        cell: view => <Change view={view} />,
      },
    ],
    [t],
  );
}
