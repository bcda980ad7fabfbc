import type { MarketColumn, QuoteView } from '@tradefloor/market';
import { Button, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Change, Extreme, LastPrice, PairName, Volume } from './cells';
import { Star } from './star';
import { useTrade } from './use-trade';
import { WeekLine } from './week-line';

export type ColumnKey = MarketColumn | 'star' | 'week' | 'trade';

/** The columns that are asked for, in that order: narrow windows ask for fewer. */
export function useMarketColumns(wanted: readonly ColumnKey[]): ReadonlyArray<Column<QuoteView, ColumnKey>> {
  const { t } = useTranslation();
  const trade = useTrade();
  const all: Readonly<Record<ColumnKey, Omit<Column<QuoteView, ColumnKey>, 'key'>>> = {
    star: {
      label: t('markets.favourite'),
      labelHidden: true,
      width: '40px',
      cell: ({ quote }) => <Star quote={quote} />,
    },
    pair: { label: t('markets.pair'), sortable: true, cell: ({ quote }) => <PairName quote={quote} /> },
    price: { label: t('markets.price'), sortable: true, align: 'end', cell: view => <LastPrice view={view} /> },
    change: { label: t('markets.change'), sortable: true, align: 'end', cell: view => <Change view={view} /> },
    high: { label: t('markets.high'), align: 'end', cell: ({ quote }) => <Extreme quote={quote} of="high" /> },
    low: { label: t('markets.low'), align: 'end', cell: ({ quote }) => <Extreme quote={quote} of="low" /> },
    volume: { label: t('markets.volume'), sortable: true, align: 'end', cell: ({ quote }) => <Volume quote={quote} /> },
    week: { label: t('markets.week'), align: 'end', width: '150px', cell: ({ quote }) => <WeekLine quote={quote} /> },
    trade: {
      label: t('markets.trade'),
      labelHidden: true,
      align: 'end',
      width: '104px',
      cell: ({ quote }) => (
        <Button
          aria-label={t('markets.tradePair', { pair: `${quote.base}/${quote.quote}` })}
          onClick={() => trade(quote)}
        >
          {t('markets.trade')}
        </Button>
      ),
    },
  };
  return wanted.map(key => ({ key, ...all[key] }));
}
