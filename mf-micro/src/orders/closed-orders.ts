import type { RowList } from '@tradefloor/area/list';
import { listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { closedMicroOrderTopic } from '@tradefloor/platform';

/** When it was due, which is when it ended; null where the server says no time. */
export const endedAt = ({ createdAt, seconds }: Pick<MicroOrder, 'createdAt' | 'seconds'>): number | null =>
  createdAt === null ? null : createdAt + seconds * 1_000;

/** What has ended, of all pairs: the newest, and older ones page by page of twenty (exchange.list-pages). */
export const closedOrders: RowList<MicroOrder> = {
  name: 'micro closed',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: lastEndedFirst,
  isHistory: true,
  push: 'always',
  follow: (bus, tell) => [bus.on(closedMicroOrderTopic).subscribe(tell.row)],
  ask: (platform, page, signal) => platform.http(listMicroOrders, { page, status: 'closed' }, signal ? { signal } : {}),
};

export function lastEndedFirst(one: MicroOrder, other: MicroOrder): number {
  const later = (endedAt(other) ?? 0) - (endedAt(one) ?? 0);
  return later || other.id.length - one.id.length || (one.id < other.id ? 1 : -1);
}
