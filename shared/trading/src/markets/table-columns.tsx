import type { Quote } from '@tradefloor/contract';
import type { MarketColumn, QuoteView } from '@tradefloor/market';
import { Button, type Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Change, Extreme, LastPrice, PairName, Volume } from './cells';
import { PairStar } from './pair-star';
import { WeekLine } from './week-line';

export type TableColumn = MarketColumn | 'star' | 'week' | 'trade';

type Columns = Readonly<Record<TableColumn, Omit<Column<QuoteView, TableColumn>, 'key'>>>;

/** The columns that are asked for, in that order: narrow windows ask for fewer. The same objects until that changes. */
export function useTableColumns(
  wanted: readonly TableColumn[],
  onTrade: (pair: Quote) => void,
  look: 'dense' | 'roomy' = 'roomy',
): ReadonlyArray<Column<QuoteView, TableColumn>> {
  const { t } = useTranslation();
  return useMemo(() => {
    const all: Columns = {
      star: {
        drop: 1,
        label: t('markets.favourite'),
        labelHidden: true,
        width: '40px',
        cell: ({ quote }) => <PairStar pair={quote} />,
      },
      pair: {
        label: t('markets.pair'),
        sortable: true,
        isRowButton: true,
        isRowHeader: true,
        cell: ({ quote }) => <PairName quote={quote} />,
      },
      price: { label: t('markets.price'), sortable: true, align: 'end', cell: view => <LastPrice view={view} /> },
      change: { label: t('markets.change'), sortable: true, align: 'end', cell: view => <Change view={view} /> },
      high: {
        drop: 5,
        label: t('markets.high'),
        align: 'end',
        cell: ({ quote }) => <Extreme quote={quote} of="high" />,
      },
      low: { drop: 4, label: t('markets.low'), align: 'end', cell: ({ quote }) => <Extreme quote={quote} of="low" /> },
      volume: {
        drop: 3,
        label: t('markets.volume'),
        sortable: true,
        align: 'end',
        cell: ({ quote }) => <Volume quote={quote} />,
      },
      week: {
        drop: 6,
        label: t('markets.week'),
        align: 'end',
        width: '150px',
        cell: ({ quote }) => <WeekLine quote={quote} />,
      },
      trade: {
        drop: 2,
        label: t('markets.trade'),
        labelHidden: true,
        align: 'end',
        width: '104px',
        cell: ({ quote }) => (
          <Button
            {...(look === 'dense' ? { size: 'small', variant: 'quiet' } : {})}
            aria-label={t('markets.tradePair', { pair: `${quote.base}/${quote.quote}` })}
            onClick={() => onTrade(quote)}
          >
            {t('markets.trade')}
          </Button>
        ),
      },
    };
    return wanted.map(key => ({ key, ...all[key] }));
  }, [t, wanted, onTrade, look]);
}
