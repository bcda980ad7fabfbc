import type { MicroOrder as MicroRow } from '@tradefloor/contract';
import type { Core } from '../core';
import type { Page } from '../spot/order-lists';
import { rowOf } from './micro-rows';

export interface MicroListWish {
  readonly memberId: number;
  readonly pairId: number | undefined;
  readonly page: number;
  readonly limit: number;
  readonly status: MicroRow['status'] | undefined;
}

/**
 * What runs newest first, what is closed last ended first; all where no status is named, newest first. One that is being
 * closed stands among the running ones.
 */
export async function ordersOf(core: Core, wish: MicroListWish): Promise<Page<MicroRow>> {
  const first = (wish.page - 1) * wish.limit;
  if (wish.status === 'open' || wish.status === 'closing') {
    const rows = core.micro
      .ordersOf(wish.memberId)
      .toReversed()
      .filter(({ pair_id: pairId }) => wish.pairId === undefined || pairId === wish.pairId)
      .map(order => rowOf(core, order))
      .filter(({ status }) => wish.status === 'open' || status === 'closing');
    return { rows: rows.slice(first, first + wish.limit), total: rows.length };
  }
  const mine = core.db
    .selectFrom('micro_order')
    .where('member_id', '=', wish.memberId)
    .$if(wish.status === 'closed', query => query.where('state', '=', 'closed'))
    .$if(wish.pairId !== undefined, query => query.where('pair_id', '=', wish.pairId ?? 0));
  const rows = await mine
    .selectAll()
    .$if(wish.status === 'closed', query => query.orderBy('due_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(wish.limit)
    .offset(first)
    .execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(row => rowOf(core, row)), total };
}
