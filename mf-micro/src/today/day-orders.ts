import type { RowList } from '@tradefloor/area/list';
import { listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { closedMicroOrderTopic } from '@tradefloor/platform';
import { endedAt, lastEndedFirst } from '../orders/closed-orders';

export const DAY_MS = 86_400_000;
/** More orders than a day has room for. */
const MOST_PAGES = 500;

/** Days begin at 00:00 UTC, as those of payouts and of one's own limit do. `day` counts them since 1970. */
export const dayOrders = (day: number): RowList<MicroOrder> => {
  const begins = day * DAY_MS;
  const isOfDay = ({ createdAt }: MicroOrder): boolean =>
    createdAt !== null && createdAt >= begins && createdAt < begins + DAY_MS;
  return {
    name: `micro day ${day}`,
    whose: 'own',
    keyOf: ({ id }) => id,
    order: lastEndedFirst,
    isWanted: isOfDay,
    push: 'always',
    follow: (bus, tell) => [bus.on(closedMicroOrderTopic).subscribe(tell.row)],
    async ask(platform, _, signal) {
      const seen = new Map<string, MicroOrder>();
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answered = await platform.http(listMicroOrders, { page, status: 'closed' }, signal ? { signal } : {});
        const before = seen.size;
        for (const row of answered.rows) seen.set(row.id, row);
        // Newest first or last ended first: what follows one that ended before the day, began before it.
        if (answered.rows.some(row => (endedAt(row) ?? 0) < begins) || seen.size === before) break;
        if (answered.total !== null && seen.size >= answered.total) break;
      }
      const rows = [...seen.values()].filter(isOfDay);
      return { rows, total: rows.length };
    },
  };
};
