import type { RowList } from '@tradefloor/area/list';
import { type CompletedOrder, listCompletedOrders, type PairKey } from '@tradefloor/contract';
import { orderCompleted } from '@tradefloor/contract/ext';
import { completedOrderTopic } from '@tradefloor/platform';
import { idsOf, isOfPair } from '@tradefloor/trading';
import { fillKey } from './fill-key';

/** The user's completed orders of one pair, or of all with `null`: the newest, and older ones page by page. */
export const ownFills = (pair: PairKey | null): RowList<CompletedOrder> => ({
  name: `fills ${pair ?? 'all'}`,
  whose: 'own',
  keyOf: fillKey,
  order: newestFirst,
  isHistory: true,
  isWanted: fill => pair === null || isOfPair(fill, pair),
  push: orderCompleted,
  follow: (bus, tell) => [bus.on(completedOrderTopic).subscribe(tell.row)],
  ask: (platform, page, signal) =>
    platform.http(listCompletedOrders, { page, ...(pair === null ? {} : idsOf(pair)) }, signal ? { signal } : {}),
});

function newestFirst(a: CompletedOrder, b: CompletedOrder): number {
  if (a.time !== b.time) return b.time - a.time;
  const [one, other] = [fillKey(a), fillKey(b)];
  return other.length - one.length || (one < other ? 1 : -1);
}
