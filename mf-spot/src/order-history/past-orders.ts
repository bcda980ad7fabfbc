import type { RowList } from '@tradefloor/area/list';
import type { PairKey } from '@tradefloor/contract';
import { listPastOrders, type PastOrder, type PastOrderState } from '@tradefloor/contract/ext';
import { completedOrderTopic, entrustTopic } from '@tradefloor/platform';
import { idsOf } from '@tradefloor/trading';

export interface PastOrdersWish {
  /** Null for all pairs. */
  readonly pair: PairKey | null;
  readonly state: PastOrderState | 'all';
}

/** What became of the user's orders: the newest, and older ones page by page. Asked for again when an order of theirs ends. */
export const pastOrders = ({ pair, state }: PastOrdersWish): RowList<PastOrder> => ({
  name: `past orders ${state} ${pair ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  follow: (bus, tell) => [
    bus.on(entrustTopic).subscribe(tell.stale),
    bus.on(completedOrderTopic).subscribe(tell.stale),
  ],
  ask: (platform, page, signal) =>
    platform.http(
      listPastOrders,
      { ...(pair === null ? {} : idsOf(pair)), ...(state === 'all' ? {} : { state }), page },
      signal ? { signal } : {},
    ),
});
