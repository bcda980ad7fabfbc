import { useToday } from '@tradefloor/area/list';
import type { CompletedOrder } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BRIGHT } from './open-columns';
import { feeCurrencyOf, feeOf } from './order-files';
import styles from './orders.module.css';
import { SideName } from './side-name';
import { TotalAmount } from './total-amount';

export function useFillColumns(): ReadonlyArray<Column<CompletedOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return [
    {
      key: 'time',
      card: 'end',
      drop: 3,
      label: t('orders.time'),
      cell: ({ time }) => <span className={styles.quiet}>{timeText(time, language, today)}</span>,
    },
    {
      key: 'pair',
      isRowHeader: true,
      card: 'head',
      label: t('orders.pair'),
      cell: ({ base, quote }) => `${base}/${quote}`,
    },
    { key: 'side', card: 'head', drop: 1, label: t('orders.side'), cell: ({ side }) => <SideName side={side} /> },
    {
      key: 'price',
      card: 'fact',
      label: t('orders.price'),
      align: 'end',
      cell: ({ price }) => ownPriceText(price, language),
    },
    {
      key: 'amount',
      card: 'fact',
      label: t('orders.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'total',
      // Price and amount tell it, and a card has no room for a fourth figure of a pair in coins.
      card: 'none',
      drop: 4,
      label: t('orders.total'),
      align: 'end',
      cell: ({ price, amount, quote }) => <TotalAmount {...{ price, amount, quote }} />,
    },
    {
      key: 'fee',
      card: 'fact',
      drop: 2,
      label: t('orders.fee'),
      align: 'end',
      cell: fill => <Amount value={feeOf(fill)} language={language} decimals={BRIGHT} unit={feeCurrencyOf(fill)} />,
    },
  ];
}
