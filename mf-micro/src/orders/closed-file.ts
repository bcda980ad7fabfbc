import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { MicroOrder } from '@tradefloor/contract';
import type { TFunction } from 'i18next';
import { endedAt } from './closed-orders';
import { outcomeOf } from './standing';

const HEADS = ['number', 'placedAt', 'endedAt', 'pair', 'direction', 'duration', 'amount', 'currency'] as const;
const MORE_HEADS = ['ratio', 'openPrice', 'endPrice', 'result', 'profit', 'fee'] as const;

export const closedFile = (t: TFunction): ListFile<MicroOrder> => ({
  name: 'micro-orders',
  heads: [...HEADS, ...MORE_HEADS].map(head => t(`orders.${head}`)),
  cells: order => {
    const { outcome, result } = outcomeOf(order);
    return [
      order.id,
      instantOf(order.createdAt),
      instantOf(endedAt(order)),
      order.symbol,
      t(`direction.${order.direction}`),
      String(order.seconds),
      order.amount,
      order.currencyName,
      order.profitRatio,
      order.openPrice,
      order.endPrice,
      t(`outcome.${outcome}`),
      result,
      order.fee,
    ];
  },
});
