import type { CompletedOrder } from '@tradefloor/contract';
import { type Decimal, mul } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, type Column } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRIGHT } from './open-columns';
import { feeCurrencyOf, feeOf } from './order-files';
import styles from './orders.module.css';
import { priceText, timeText } from './row-texts';
import { SideName } from './side-name';

const NARROW = new Set(['pair', 'side', 'price', 'amount', 'fee']);

export function useFillColumns(isNarrow: boolean): ReadonlyArray<Column<CompletedOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const columns: ReadonlyArray<Column<CompletedOrder>> = [
    {
      key: 'time',
      label: t('orders.time'),
      cell: ({ time }) => <span className={styles.quiet}>{timeText(time, language, now)}</span>,
    },
    { key: 'pair', label: t('orders.pair'), cell: ({ base, quote }) => `${base}/${quote}` },
    { key: 'side', label: t('orders.side'), cell: ({ side }) => <SideName side={side} /> },
    { key: 'price', label: t('orders.price'), align: 'end', cell: ({ price }) => priceText(price, language) },
    {
      key: 'amount',
      label: t('orders.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'total',
      label: t('orders.total'),
      align: 'end',
      cell: ({ price, amount }) => <Amount value={mul<Decimal>(price, amount)} language={language} decimals={2} />,
    },
    {
      key: 'fee',
      label: t('orders.fee'),
      align: 'end',
      cell: fill => <Amount value={feeOf(fill)} language={language} decimals={BRIGHT} unit={feeCurrencyOf(fill)} />,
    },
  ];
  return isNarrow ? columns.filter(({ key }) => NARROW.has(key)) : columns;
}
