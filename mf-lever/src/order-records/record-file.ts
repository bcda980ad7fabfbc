import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import type { TFunction } from 'i18next';
import { closedAt, gaveBack, openedAt } from './record-columns';
import type { RecordsAs } from './order-wish';

const HEADS = [
  'positions.time',
  'positions.opened',
  'positions.ended',
  'positions.pair',
  'positions.side',
  'positions.multiplier',
  'positions.hands',
  'positions.price',
  'positions.entry',
  'positions.exit',
  'positions.takeProfit',
  'positions.stopLoss',
  'positions.margin',
  'positions.fee',
  'positions.nights',
  'positions.profit',
  'records.state',
  'positions.how',
  'records.number',
] as const;

/** All that is known of each, whatever has room on screen. What is open says its profit of when the list came. */
export const recordsFile = (as: RecordsAs, t: TFunction): ListFile<LeverageOrder> => ({
  name: `leverage-${as}`,
  heads: HEADS.map(key => t(key)),
  cells: order => [
    instantOf(order.createdAt),
    instantOf(order.openedAt),
    instantOf(order.completedAt ?? (order.status === 'revoked' ? order.handledAt : null)),
    order.symbol,
    t(`positions.sides.${order.direction}`),
    order.multiplier ?? '',
    order.hands,
    order.originPrice,
    openedAt(order) ?? '',
    closedAt(order) ?? '',
    order.takeProfit,
    order.stopLoss,
    gaveBack(order) ? '' : order.originMargin,
    gaveBack(order) ? '' : order.fee,
    order.overnight,
    openedAt(order) === null ? '' : order.profit,
    t(`records.states.${order.status}`),
    order.endedBy === undefined ? '' : t(`positions.ends.${order.endedBy}`),
    order.id,
  ],
});
