import { Card } from '@tradefloor/area/page';
import type { PairKey, Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { useQuotes } from '@tradefloor/market/react';
import { contractValue, decimal, formatNumber, formatPercent, type LanguageCode } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Amount, type Column, Table } from '@tradefloor/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLeverage, termsOf } from '../terms/terms-of';

const ONE = decimal('1');
/** look.bright-digits */
const BRIGHT = 4;

interface AllTermsProps {
  readonly current: PairKey;
  readonly choose: (key: PairKey) => void;
}

/** All pairs side by side; a press opens one above. */
export function AllTerms({ current, choose }: AllTermsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const quotes = useQuotes(usePlatform());
  const columns = useMemo(() => columnsOf(t, language), [t, language]);
  const open = (quote: Quote) => {
    choose(quote.key);
    window.scrollTo({ top: 0 });
  };
  return (
    <Card title={t('terms.all')}>
      <Table
        stacked
        look="roomy"
        label={t('terms.all')}
        columns={columns}
        rows={quotes.map(({ quote }) => quote).filter(quote => quote.shown && hasLeverage(quote))}
        rowKey={({ key }) => key}
        isCurrent={({ key }) => key === current}
        onRowClick={open}
      />
    </Card>
  );
}

function columnsOf(t: TFunction, language: LanguageCode): ReadonlyArray<Column<Quote>> {
  return [
    {
      key: 'pair',
      isRowHeader: true,
      card: 'head',
      label: t('terms.pair'),
      cell: ({ base, quote }) => `${base}/${quote}`,
    },
    {
      key: 'hand',
      card: 'fact',
      label: t('terms.hand'),
      align: 'end',
      cell: quote => `${formatNumber(termsOf(quote).shareNumber, language)} ${quote.base}`,
    },
    {
      key: 'worth',
      card: 'fact',
      drop: 1,
      label: t('terms.handWorth'),
      align: 'end',
      cell: quote => (
        <Amount
          value={contractValue(quote.markPrice ?? quote.price, ONE, termsOf(quote).shareNumber)}
          language={language}
          decimals={BRIGHT}
          unit={quote.quote}
        />
      ),
    },
    {
      key: 'mark',
      card: 'none',
      drop: 2,
      label: t('pair.mark'),
      align: 'end',
      cell: quote => priceText(quote.markPrice ?? quote.price, quote, language),
    },
    {
      key: 'spread',
      card: 'fact',
      label: t('terms.spread'),
      align: 'end',
      cell: quote => formatPercent(termsOf(quote).spread, language),
    },
    {
      key: 'fee',
      card: 'fact',
      label: t('terms.fee'),
      align: 'end',
      cell: quote => formatPercent(termsOf(quote).fee, language),
    },
  ];
}
