import { useToday } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { formatWhen } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { UnreadBadge } from '../chat/unread-badge';
import { useUnreadOn } from '../chat/unread-words';
import { otherOf } from '../order/payee-rows';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { OrderStatus } from './order-status';
import styles from './orders.module.css';

/** Bright digits of an amount in coins. */
const BRIGHT = 2;

export function useOrderColumns(): ReadonlyArray<Column<C2cOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const unreadOn = useUnreadOn();
  return [
    {
      key: 'type',
      card: 'head',
      label: t('orders.type'),
      cell: ({ id, side, currencyName }) => (
        <span className={styles.what}>
          <span className={styles[side]}>{t(`orders.what.${side}`, { currency: currencyName })}</span>
          <UnreadBadge count={unreadOn({ of: 'c2c-order', id })} />
        </span>
      ),
      isRowButton: true,
    },
    {
      key: 'amount',
      card: 'line',
      label: t('order.amount'),
      align: 'end',
      cell: ({ amount, currencyName }) => (
        <Amount value={amount} language={language} decimals={BRIGHT} unit={currencyName} />
      ),
    },
    {
      key: 'price',
      card: 'none',
      drop: 3,
      label: t('order.price'),
      align: 'end',
      cell: ({ price }) => <Yuan value={price} />,
    },
    { key: 'money', card: 'line', label: t('order.money'), align: 'end', cell: ({ money }) => <Yuan value={money} /> },
    {
      key: 'way',
      card: 'none',
      drop: 2,
      label: t('order.way'),
      cell: ({ way, wayName }) => (way === null ? wayName || '—' : <PaymentWay way={way} />),
    },
    {
      key: 'other',
      card: 'none',
      drop: 4,
      label: t('orders.other'),
      cell: order => otherOf(order).name || '—',
    },
    {
      key: 'time',
      card: 'line',
      drop: 1,
      label: t('order.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatWhen(createdAt, language, today)),
    },
    {
      key: 'status',
      card: 'end',
      label: t('orders.status'),
      align: 'end',
      cell: order => <OrderStatus order={order} />,
    },
  ];
}
