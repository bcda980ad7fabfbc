import type { AcceptorDeal } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import type { Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { DealStatus } from './deal-status';
import styles from './deals.module.css';

/** As who asked sees them, or who serves. */
export function useDealColumns(whose: 'own' | 'served'): ReadonlyArray<Column<AcceptorDeal>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const other: Column<AcceptorDeal> =
    whose === 'own'
      ? {
          key: 'acceptor',
          card: 'head',
          label: t('acceptors.name'),
          cell: ({ acceptorName }) => acceptorName || '—',
          isRowButton: true,
        }
      : {
          key: 'member',
          card: 'head',
          label: t('deals.member'),
          cell: ({ memberName }) => memberName ?? '—',
          isRowButton: true,
        };
  const kind: Column<AcceptorDeal> = {
    key: 'kind',
    card: 'fact',
    label: t('orders.type'),
    cell: deal => {
      const side = deal.side ?? 'buy';
      return <span className={styles[side]}>{t(`deals.kind.${side}`)}</span>;
    },
  };
  return [
    other,
    ...(whose === 'served' ? [kind] : []),
    { key: 'money', card: 'fact', label: t('deal.money'), align: 'end', cell: ({ money }) => <Yuan value={money} /> },
    {
      key: 'way',
      card: 'fact',
      drop: 2,
      label: t('order.way'),
      cell: ({ way, wayName }) => (way === null ? wayName || '—' : <PaymentWay way={way} />),
    },
    {
      key: 'time',
      card: 'fact',
      drop: 1,
      label: t('deals.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatTime(createdAt, language, 'day-and-minute')),
    },
    {
      key: 'status',
      card: 'end',
      label: t('orders.status'),
      align: 'end',
      cell: deal => <DealStatus deal={deal} />,
    },
  ];
}
