import type { Quote } from '@tradefloor/contract';
import { type MarketColumn, priceText, type QuoteView } from '@tradefloor/market';
import { useFavourites } from '@tradefloor/market/react';
import { useLanguage } from '@tradefloor/platform/react';
import { type Column, FlashingDigits, Rise, StarButton } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './market-list.module.css';

export type ColumnKey = MarketColumn | 'star';

const WAY = { up: 1, down: -1 } as const;

/** The same objects until the language changes, so that a price that moves draws its own row alone. */
export function useMarketColumns(): ReadonlyArray<Column<QuoteView, ColumnKey>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        key: 'star',
        label: t('markets.favourite'),
        labelHidden: true,
        width: '28px',
        cell: ({ quote }) => <PairStar quote={quote} />,
      },
      {
        key: 'pair',
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
        label: t('markets.price'),
        sortable: true,
        align: 'end',
        cell: ({ quote, moved }) => (
          <FlashingDigits text={priceText(quote.price, quote, language)} direction={moved === null ? 0 : WAY[moved]} />
        ),
      },
      {
        key: 'change',
        label: t('markets.change'),
        sortable: true,
        align: 'end',
        cell: ({ quote }) => <Rise kind="percent" language={language} value={quote.change} />,
      },
    ],
    [t, language],
  );
}

function PairStar({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  return (
    <StarButton
      label={t('markets.star', { pair: `${quote.base}/${quote.quote}` })}
      isStarred={favourites.has(quote.key)}
      onToggle={() => favourites.toggle(quote.key)}
    />
  );
}
