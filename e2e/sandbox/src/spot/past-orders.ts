import { asId, asInstant } from '@tradefloor/contract';
import type { listPastOrders, PastOrder } from '@tradefloor/contract/ext';
import { add, amount, type Amount, branded, type Decimal, div, isPositive, price, sub, ZERO } from '@tradefloor/money';
import { sql, type SqlBool } from 'kysely';
import type { Core } from '../core';
import type { Pair } from '../market/pair';
import type { SpotOrderRow } from '../storage/tables';
import { forMember, type HandlerOf } from '../wire/ask';
import { PAGE_ROWS } from './order-lists';
import { pairsOf } from './spot-calls';
import { namesOf } from './spot-rows';

/** Word for word as the index `spot_order_ended` says it. */
const hasEnded = sql<SqlBool>`state <> 'open'`;

/** What became of a member's orders, the last ended first. */
export const pastOrders: HandlerOf<typeof listPastOrders> = forMember(async (wish, { core, member }) => {
  const { page = 1, state } = wish;
  const pairs = pairsOf(core, wish);
  const mine = core.db
    .selectFrom('spot_order')
    .where('member_id', '=', member.id)
    .where(hasEnded)
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'filled'))
    .where('pair_id', 'in', [...pairs.keys(), 0]);
  const rows = await mine
    .selectAll()
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const paid = await paidFor(core, rows);
  return {
    rows: rows.flatMap(row => {
      const pair = pairs.get(row.pair_id);
      return pair ? [pastOrderOf(row, pair, paid.get(row.id) ?? ZERO)] : [];
    }),
    total,
  };
});

/** In the quote currency, by order. */
async function paidFor({ db }: Core, rows: readonly SpotOrderRow[]): Promise<ReadonlyMap<number, Amount>> {
  const paid = new Map<number, Amount>();
  if (rows.length === 0) return paid;
  const ids = rows.map(({ id }) => id);
  const fills = await db.selectFrom('spot_fill').select(['order_id', 'total']).where('order_id', 'in', ids).execute();
  for (const { order_id: id, total } of fills) paid.set(id, add(paid.get(id) ?? ZERO, amount(total)));
  return paid;
}

function pastOrderOf(row: SpotOrderRow, pair: Pair, paid: Amount): PastOrder {
  const total = amount(row.quantity);
  const filled = sub(total, amount(row.remaining));
  return {
    id: asId(row.id),
    createdAt: asInstant(row.created_at),
    closedAt: row.closed_at === null ? null : asInstant(row.closed_at),
    ...namesOf(pair),
    side: row.side,
    mode: row.kind,
    price: row.kind === 'market' ? null : price(row.price),
    total,
    filled,
    averagePrice: isPositive(filled) && isPositive(paid) ? branded(div<Decimal>(paid, filled, pair.priceScale)) : null,
    state: row.state === 'filled' ? 'filled' : 'cancelled',
  };
}
