import type { PastOrder } from '@tradefloor/contract/ext';
import type { TFunction } from 'i18next';
import { csvOf } from '../csv/csv';
import { instantOf } from '../orders/order-files';

const HEADS = ['orders.time', 'history.ended', 'orders.pair', 'orders.type', 'orders.side', 'orders.price'] as const;
const MORE_HEADS = ['history.average', 'orders.amount', 'orders.filled', 'history.state', 'history.number'] as const;

export function pastOrdersFile(orders: readonly PastOrder[], t: TFunction): string {
  return csvOf(
    [...HEADS, ...MORE_HEADS].map(key => t(key)),
    orders.map(order => [
      instantOf(order.createdAt),
      instantOf(order.closedAt),
      `${order.base}/${order.quote}`,
      t(`form.mode.${order.mode}`),
      t(`orders.sides.${order.side}`),
      order.price ?? '',
      order.averagePrice ?? '',
      order.total,
      order.filled,
      t(`history.states.${order.state}`),
      order.id,
    ]),
  );
}
