import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { AcceptorDeal } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';

/** Every deal that was asked of this acceptor, for a spreadsheet. */
export function useDeskFile(): ListFile<AcceptorDeal> {
  const { t } = useTranslation();
  return {
    name: 'acceptor-desk',
    heads: [
      t('deals.number'),
      t('deals.time'),
      t('orders.type'),
      t('deals.member'),
      t('deal.money'),
      t('order.way'),
      t('deals.account'),
      t('orders.status'),
    ],
    cells: ({ id, createdAt, side: said, memberName, money, way, wayName, account, status }) => {
      const side = said ?? 'buy';
      return [
        id ?? '',
        instantOf(createdAt),
        t(`deals.kind.${side}`),
        memberName ?? '',
        money,
        way === null ? wayName : t(`way.${way}`),
        account,
        t(`deals.status.${status}`),
      ];
    },
  };
}
