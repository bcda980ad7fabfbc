import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import type { TFunction } from 'i18next';
import type { Position } from './position';

const columns = ['pair', 'side', 'multiplier', 'hands'] as const;

const begun = (t: TFunction, order: Position): readonly string[] => [
  order.symbol,
  t(`positions.sides.${order.direction}`),
  order.multiplier ?? '',
  order.hands,
];

export const positionsFile = (t: TFunction): ListFile<Position> => ({
  name: 'leverage-positions',
  heads: ['opened', ...columns, 'entry', 'margin', 'fee', 'nights', 'takeProfit', 'stopLoss'].map(key =>
    t(`positions.${key}`),
  ),
  cells: order => [
    instantOf(order.openedAt),
    ...begun(t, order),
    order.openPrice,
    order.margin,
    order.fee,
    order.overnight,
    order.takeProfit,
    order.stopLoss,
  ],
});

export const entrustsFile = (t: TFunction): ListFile<LeverageOrder> => ({
  name: 'leverage-open-orders',
  heads: ['time', ...columns, 'price', 'margin', 'fee'].map(key => t(`positions.${key}`)),
  cells: order => [instantOf(order.createdAt), ...begun(t, order), order.originPrice, order.originMargin, order.fee],
});

export const pastFile = (status: 'closed' | 'revoked', t: TFunction): ListFile<LeverageOrder> => ({
  name: `leverage-${status}`,
  heads: [
    'time',
    ...columns,
    ...(status === 'closed' ? (['entry', 'exit', 'profit', 'fee', 'nights'] as const) : (['price'] as const)),
    'ended',
    'how',
  ].map(key => t(`positions.${key}`)),
  cells: order => [
    instantOf(order.createdAt),
    ...begun(t, order),
    ...(status === 'closed'
      ? [order.openPrice, order.price, order.profit, order.fee, order.overnight]
      : [order.originPrice]),
    instantOf(order.completedAt ?? order.handledAt),
    order.endedBy === undefined ? '' : t(`positions.ends.${order.endedBy}`),
  ],
});
