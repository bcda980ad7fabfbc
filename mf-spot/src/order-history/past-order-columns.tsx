import type { PastOrder } from '@tradefloor/contract/ext';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, type Column } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRIGHT } from '../orders/open-columns';
import styles from '../orders/orders.module.css';
import { priceText, timeText } from '../orders/row-texts';
import { SideName } from '../orders/side-name';

/** Where the panel is narrow. */
const NARROW = new Set(['pair', 'side', 'price', 'filled', 'state']);

export function usePastOrderColumns(isNarrow: boolean): ReadonlyArray<Column<PastOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const columns: ReadonlyArray<Column<PastOrder>> = [
    {
      key: 'time',
      label: t('orders.time'),
      cell: ({ createdAt }) => <span className={styles.quiet}>{timeText(createdAt, language, now)}</span>,
    },
    { key: 'pair', label: t('orders.pair'), cell: ({ base, quote }) => `${base}/${quote}` },
    { key: 'type', label: t('orders.type'), cell: ({ mode }) => t(`form.mode.${mode}`) },
    { key: 'side', label: t('orders.side'), cell: ({ side }) => <SideName side={side} /> },
    {
      key: 'price',
      label: t('orders.price'),
      align: 'end',
      cell: ({ price }) => (price === null ? t('form.mode.market') : priceText(price, language)),
    },
    {
      key: 'average',
      label: t('history.average'),
      align: 'end',
      cell: ({ averagePrice }) => (averagePrice === null ? '—' : priceText(averagePrice, language)),
    },
    {
      key: 'amount',
      label: t('orders.amount'),
      align: 'end',
      cell: ({ total }) => <Amount value={total} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'filled',
      label: t('orders.filled'),
      align: 'end',
      cell: ({ filled }) => <Amount value={filled} language={language} decimals={BRIGHT} />,
    },
    { key: 'state', label: t('history.state'), align: 'end', cell: ({ state }) => t(`history.states.${state}`) },
  ];
  return isNarrow ? columns.filter(({ key }) => NARROW.has(key)) : columns;
}
