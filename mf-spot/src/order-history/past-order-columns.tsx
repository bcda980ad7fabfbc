import { useToday } from '@tradefloor/area/list';
import type { PastOrder } from '@tradefloor/contract/ext';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BRIGHT } from '../orders/open-columns';
import styles from '../orders/orders.module.css';
import { SideName } from '../orders/side-name';

export function usePastOrderColumns(): ReadonlyArray<Column<PastOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return [
    {
      // The list is in the order of this time.
      key: 'ended',
      card: 'end',
      drop: 4,
      label: t('history.ended'),
      cell: ({ createdAt, closedAt }) => (
        <span className={styles.quiet}>{timeText(closedAt ?? createdAt, language, today)}</span>
      ),
    },
    {
      key: 'pair',
      isRowHeader: true,
      card: 'head',
      label: t('orders.pair'),
      cell: ({ base, quote }) => `${base}/${quote}`,
    },
    { key: 'type', card: 'head', drop: 6, label: t('orders.type'), cell: ({ mode }) => t(`form.mode.${mode}`) },
    { key: 'side', card: 'head', drop: 2, label: t('orders.side'), cell: ({ side }) => <SideName side={side} /> },
    {
      key: 'price',
      card: 'fact',
      drop: 1,
      label: t('orders.price'),
      align: 'end',
      cell: ({ price }) => (price === null ? t('form.mode.market') : ownPriceText(price, language)),
    },
    {
      key: 'average',
      card: 'fact',
      drop: 5,
      label: t('history.average'),
      align: 'end',
      cell: ({ averagePrice }) => (averagePrice === null ? '—' : ownPriceText(averagePrice, language)),
    },
    {
      key: 'amount',
      card: 'none',
      drop: 3,
      label: t('orders.amount'),
      align: 'end',
      cell: ({ total }) => <Amount value={total} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'filled',
      card: 'fact',
      label: t('orders.filled'),
      align: 'end',
      cell: ({ filled }) => <Amount value={filled} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'state',
      card: 'fact',
      label: t('history.state'),
      align: 'end',
      cell: ({ state }) => t(`history.states.${state}`),
    },
  ];
}
