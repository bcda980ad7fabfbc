import type { RowList } from '@tradefloor/area/list';
import { listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { closedMicroOrderTopic } from '@tradefloor/platform';
import { lastEndedFirst } from '../orders/closed-orders';

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
      const rows = new Map<string, MicroOrder>();
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answered = await platform.http(listMicroOrders, { page, status: 'closed' }, signal ? { signal } : {});
        const before = rows.size;
        for (const row of answered.rows) if (isOfDay(row)) rows.set(row.id, row);
        // The newest come first: the rest is of earlier days.
        if (rows.size - before < answered.rows.length || answered.rows.length === 0) break;
        if (answered.total !== null && rows.size >= answered.total) break;
      }
      return { rows: [...rows.values()], total: rows.size };
    },
  };
};
