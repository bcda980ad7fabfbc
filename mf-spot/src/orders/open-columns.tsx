import { useToday } from '@tradefloor/area/list';
import type { Entrust } from '@tradefloor/contract';
import { type Decimal, div, formatPercent, isPositive, mul, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, sideOf, timeText } from '@tradefloor/trading';
import { Amount, Button, type Column } from '@tradefloor/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';
import { SideName } from './side-name';
import { TotalAmount } from './total-amount';
import type { Cancel } from './use-cancel';

/** look.bright-digits: four of an amount or a fee. */
export const BRIGHT = 4;
const PERCENT = '100' as Decimal;

/** A page has room for all that an order has; beside the chart the share that is filled says it. */
const ON_PAGES = new Set(['number', 'filledAmount', 'remaining']);

export type OpenColumnsFor = 'narrow' | 'panel' | 'page';

export function useOpenColumns({ cancelling, one }: Cancel, room: OpenColumnsFor): ReadonlyArray<Column<Entrust>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const columns: ReadonlyArray<Column<Entrust>> = [
    {
      key: 'time',
      card: 'head',
      drop: 4,
      label: t('orders.time'),
      cell: ({ createdAt }) => <span className={styles.quiet}>{timeText(createdAt, language, today)}</span>,
    },
    {
      key: 'number',
      card: 'none',
      drop: 9,
      label: t('history.number'),
      cell: ({ id }) => <span className={styles.quiet}>{id}</span>,
    },
    {
      key: 'pair',
      isRowHeader: true,
      card: 'head',
      label: t('orders.pair'),
      cell: ({ base, quote }) => `${base}/${quote}`,
    },
    { key: 'type', card: 'none', drop: 8, label: t('orders.type'), cell: () => t('orders.limit') },
    { key: 'side', card: 'head', drop: 2, label: t('orders.side'), cell: order => <SideName side={sideOf(order)} /> },
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
      drop: 1,
      label: t('orders.amount'),
      align: 'end',
      cell: ({ total }) => <Amount value={total} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'filledAmount',
      card: 'none',
      drop: 5,
      label: t('orders.filledAmount'),
      align: 'end',
      cell: ({ filled }) => <Amount value={filled} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'remaining',
      card: 'none',
      drop: 7,
      label: t('orders.remaining'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'filled',
      card: 'fact',
      drop: 3,
      label: t('orders.filled'),
      align: 'end',
      cell: ({ filled, total }) =>
        formatPercent(isPositive(total) ? div<Decimal>(mul(filled, PERCENT), total, 0) : ZERO, language),
    },
    {
      key: 'total',
      card: 'fact',
      drop: 6,
      label: t('orders.total'),
      align: 'end',
      cell: ({ price, total, quote }) => <TotalAmount {...{ price, quote }} amount={total} />,
    },
    {
      key: 'cancel',
      card: 'end',
      label: t('orders.cancel'),
      labelHidden: true,
      align: 'end',
      cell: order => {
        const isCancelling = cancelling.has(order.id);
        const text = isCancelling ? t('orders.cancelling') : t('orders.cancel');
        return (
          <Button
            size="small"
            variant="quiet"
            loading={isCancelling}
            aria-description={`${order.base}/${order.quote} ${t(`orders.sides.${sideOf(order)}`)} ${ownPriceText(order.price, language)}`}
            {...(room === 'narrow' ? { 'aria-label': text, title: text } : {})}
            onClick={() => void one(order)}
          >
            {room === 'narrow' ? <X size={14} aria-hidden /> : text}
          </Button>
        );
      },
    },
  ];
  if (room === 'page') return columns;
  return columns.filter(({ key }) => !ON_PAGES.has(key));
}
