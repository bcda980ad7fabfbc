import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { AcceptorDeal, Side } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';

/** Every deal of one kind, for a spreadsheet. */
export function useDealFile(side: Side): ListFile<AcceptorDeal> {
  const { t } = useTranslation();
  return {
    name: side === 'buy' ? 'acceptor-recharges' : 'acceptor-withdrawals',
    heads: [
      t('order.number'),
      t('acceptors.name'),
      t('deal.money'),
      t('order.way'),
      t('deals.time'),
      t('orders.status'),
    ],
    cells: ({ id, acceptorName, money, way, wayName, createdAt, status }) => [
      id ?? '',
      acceptorName,
      money,
      way === null ? wayName : t(`way.${way}`),
      createdAt === null ? '' : instantOf(createdAt),
      t(`deals.status.${status}`),
    ],
  };
}
