import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { PastOrder } from '@tradefloor/contract/ext';
import type { TFunction } from 'i18next';

const HEADS = ['orders.time', 'history.ended', 'orders.pair', 'orders.type', 'orders.side', 'orders.price'] as const;
const MORE_HEADS = ['history.average', 'orders.amount', 'orders.filled', 'history.state', 'history.number'] as const;

export const pastOrdersFile = (t: TFunction): ListFile<PastOrder> => ({
  name: 'spot-orders',
  heads: [...HEADS, ...MORE_HEADS].map(key => t(key)),
  cells: order => [
    instantOf(order.createdAt),
    instantOf(order.closedAt),
    `${order.base}/${order.quote}`,
    t(`form.mode.${order.mode}`),
    t(`orders.sideNames.${order.side}`),
    order.price ?? '',
    order.averagePrice ?? '',
    order.total,
    order.filled,
    t(`history.states.${order.state}`),
    order.id,
  ],
});
