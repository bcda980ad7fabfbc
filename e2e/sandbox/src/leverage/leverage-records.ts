import type { listLeverageRecords } from '@tradefloor/contract/ext';
import { PAGE_ROWS } from '../spot/order-lists';
import { pairsOf } from '../spot/spot-calls';
import { forMember, type HandlerOf } from '../wire/ask';
import { rowOf } from './leverage-rows';

/** A member's orders, the newest first: of one pair, one side, one state, since some moment. */
export const records: HandlerOf<typeof listLeverageRecords> = forMember(async (wish, { core, member }) => {
  const { page = 1, status, direction, since } = wish;
  const first = (page - 1) * PAGE_ROWS;
  if (status === 'closing') {
    const closing = core.leverage
      .closingOf(member.id)
      .filter(order => pairsOf(core, wish).has(order.pair_id))
      .filter(order => direction === undefined || order.direction === direction)
      .filter(order => since === undefined || order.created_at >= since);
    const rows = closing.slice(first, first + PAGE_ROWS).map(order => rowOf(core, order, status));
    return { rows, total: closing.length };
  }
  const mine = core.db
    .selectFrom('leverage_order')
    .where('member_id', '=', member.id)
    .where('pair_id', 'in', [...pairsOf(core, wish).keys(), 0])
    .$if(status !== undefined, query => query.where('state', '=', status ?? 'closed'))
    .$if(direction !== undefined, query => query.where('direction', '=', direction ?? 'long'))
    .$if(since !== undefined, query => query.where('created_at', '>=', since ?? 0));
  const rows = await mine.selectAll().orderBy('id', 'desc').limit(PAGE_ROWS).offset(first).execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(row => rowOf(core, row)), total };
});
