import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { otherOf } from '../order/payee-rows';

/** Orders as a table for other programs. */
export function useOrderFile(name: 'c2c-orders' | 'c2c-ad-orders'): ListFile<C2cOrder> {
  const { t } = useTranslation();
  return {
    name,
    heads: [
      t('order.number'),
      t('order.time'),
      t('orders.type'),
      t('orders.currency'),
      t('order.amount'),
      t('order.price'),
      `${t('order.money')} (CNY)`,
      t('order.way'),
      t('orders.other'),
      t('orders.status'),
    ],
    cells: order => [
      order.id,
      instantOf(order.createdAt),
      t(`orders.sides.${order.side}`),
      order.currencyName,
      order.amount,
      order.price,
      order.money,
      order.way === null ? order.wayName : t(`way.${order.way}`),
      otherOf(order).name,
      t(`status.${order.status}`),
    ],
  };
}
