import { useToday } from '@tradefloor/area/list';
import { type AcceptorDeal, asId } from '@tradefloor/contract';
import { formatWhen } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import type { Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { UnreadBadge } from '../chat/unread-badge';
import { useUnreadOn } from '../chat/unread-words';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { DealStatus } from './deal-status';
import styles from './deals.module.css';

/** As who asked sees them, or who serves. */
export function useDealColumns(whose: 'own' | 'served'): ReadonlyArray<Column<AcceptorDeal>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const unreadOn = useUnreadOn();
  const named = (name: string, { id }: AcceptorDeal) => (
    <span className={styles.what}>
      {name || '—'}
      <UnreadBadge count={id === null ? 0 : unreadOn({ of: 'acceptor-deal', id: asId(id) })} />
    </span>
  );
  const other: Column<AcceptorDeal> =
    whose === 'own'
      ? {
          key: 'acceptor',
          card: 'head',
          label: t('acceptors.name'),
          cell: deal => named(deal.acceptorName, deal),
          isRowButton: true,
        }
      : {
          key: 'member',
          card: 'head',
          label: t('deals.member'),
          cell: deal => named(deal.memberName ?? '', deal),
          isRowButton: true,
        };
  const kind: Column<AcceptorDeal> = {
    key: 'kind',
    card: 'line',
    label: t('orders.type'),
    cell: deal => {
      const side = deal.side ?? 'buy';
      return <span className={styles[side]}>{t(`deals.kind.${side}`)}</span>;
    },
  };
  return [
    other,
    ...(whose === 'served' ? [kind] : []),
    { key: 'money', card: 'line', label: t('deal.money'), align: 'end', cell: ({ money }) => <Yuan value={money} /> },
    {
      key: 'way',
      card: 'none',
      drop: 2,
      label: t('order.way'),
      cell: ({ way, wayName }) => (way === null ? wayName || '—' : <PaymentWay way={way} />),
    },
    {
      key: 'time',
      card: 'line',
      drop: 1,
      label: t('deals.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatWhen(createdAt, language, today)),
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
