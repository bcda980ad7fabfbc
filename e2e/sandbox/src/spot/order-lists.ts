import type { Core } from '../core';
import type { Side } from '../matching/order';
import { orderRow } from './member-order';
import type { SpotFillRow, SpotOrderRow } from '../storage/tables';

export const PAGE_ROWS = 10;

export interface ListWish {
  readonly memberId: number;
  readonly pairIds: readonly number[];
  readonly page: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Newest first. */
export function openOrders(core: Core, wish: ListWish & { side: Side }): Page<SpotOrderRow> {
  const open = core.floor
    .openOrdersOf(wish.memberId)
    .filter(order => order.side === wish.side && wish.pairIds.includes(order.pair.id))
    .sort((one, other) => other.id - one.id);
  const first = (wish.page - 1) * PAGE_ROWS;
  return { rows: open.slice(first, first + PAGE_ROWS).map(orderRow), total: open.length };
}

export async function fillsOf(core: Core, wish: ListWish): Promise<Page<SpotFillRow>> {
  const mine = core.db
    .selectFrom('spot_fill')
    .where('member_id', '=', wish.memberId)
    .where('pair_id', 'in', [...wish.pairIds, 0]);
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
    .offset((wish.page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: total };
}
