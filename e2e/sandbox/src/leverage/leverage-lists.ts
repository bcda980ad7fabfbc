import type { LeverageOrder as LeverageRow, LeverageTrade } from '@tradefloor/contract';
import { asId, asInstant } from '@tradefloor/contract';
import type { Amount, Direction, Price } from '@tradefloor/money';
import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../core';
import { type ListWish, type Page, PAGE_ROWS } from '../spot/order-lists';
import type { LeverageOrder } from './leverage-order';
import { rowOf } from './leverage-rows';

type Status = LeverageRow['status'];

/** What lives newest first, what has ended last ended first; all statuses where none is named, newest first. */
export async function ordersOf(core: Core, wish: ListWish, status: Status | undefined): Promise<Page<LeverageRow>> {
  if (status === 'pending' || status === 'open' || status === 'closing') return liveOf(core, wish, status);
  const mine = core.db
    .selectFrom('leverage_order')
    .where('member_id', '=', wish.memberId)
    .where('pair_id', 'in', [...wish.pairIds, 0])
    .$if(status !== undefined, query => query.where('state', '=', status === 'revoked' ? 'revoked' : 'closed'));
  const rows = await mine
    .selectAll()
    .$if(status !== undefined, query => query.orderBy('closed_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
    .offset((wish.page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(row => rowOf(core, row)), total };
}

function liveOf(core: Core, wish: ListWish, status: 'pending' | 'open' | 'closing'): Page<LeverageRow> {
  const { leverage } = core;
  const orders: readonly LeverageOrder[] =
    status === 'closing'
      ? leverage.closingOf(wish.memberId)
      : leverage.ofMember(wish.memberId).filter(({ state }) => state === status);
  const wanted = orders.filter(order => wish.pairIds.includes(order.pair_id)).sort((one, other) => other.id - one.id);
  const first = (wish.page - 1) * PAGE_ROWS;
  return {
    rows: wanted.slice(first, first + PAGE_ROWS).map(order => rowOf(core, order, status)),
    total: wanted.length,
  };
}

interface Deal {
  readonly kind: 'member' | 'public';
  readonly id: number;
  readonly at: number;
  readonly price: Price;
  readonly quantity: Amount;
  readonly direction: Direction;
}

/** A pair's own trades are kept by the hundred; nobody pages further than this through what members opened. */
const MOST_OPENINGS = 1_000;

interface DealWish {
  readonly memberId: number | null;
  readonly pairId: number;
  readonly page: number;
}

/** What was dealt in a pair: members' openings, and the trades that make its price. Newest first. */
export async function dealsOf(core: Core, wish: DealWish): Promise<Page<LeverageTrade>> {
  const rows = await newestDeals(core, wish);
  const all = dealsIn(wish.pairId, MOST_OPENINGS);
  const counted = await sql<{ total: number }>`select count(*) as total from ${all}`.execute(core.db);
  const own = await ownAmong(core, wish.memberId, rows);
  return { rows: rows.map(deal => tradeOf(core, deal, own)), total: counted.rows[0]?.total ?? 0 };
}

export async function newestDeals(core: Core, { pairId, page }: Omit<DealWish, 'memberId'>): Promise<readonly Deal[]> {
  const openings = Math.min(page * PAGE_ROWS, MOST_OPENINGS);
  const { rows } = await sql<Deal>`select * from ${dealsIn(pairId, openings)} order by at desc, kind, id desc
    limit ${PAGE_ROWS} offset ${(page - 1) * PAGE_ROWS}`.execute(core.db);
  return rows;
}

const dealsIn = (pairId: number, openings: number): RawBuilder<unknown> => sql`(
  (select 'member' as kind, id, opened_at as at, open_price as price, quantity, direction from leverage_order
    where pair_id = ${pairId} and opened_at is not null order by opened_at desc, id desc limit ${openings})
  union all
  select 'public', id, at, price, quantity, case side when 'buy' then 'long' else 'short' end from public_trade
    where pair_id = ${pairId}) as deals`;

async function ownAmong(
  core: Core,
  memberId: number | null,
  deals: readonly Deal[],
): Promise<Map<number, LeverageOrder>> {
  const ids = deals.filter(({ kind }) => kind === 'member').map(({ id }) => id);
  if (memberId === null || ids.length === 0) return new Map();
  const rows = await core.db
    .selectFrom('leverage_order')
    .selectAll()
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(row => [row.id, row]));
}

function tradeOf(core: Core, deal: Deal, mine: ReadonlyMap<number, LeverageOrder>): LeverageTrade {
  const own = deal.kind === 'member' ? mine.get(deal.id) : undefined;
  return {
    // Two tables count from one each: the public ones are told apart.
    id: asId(deal.kind === 'member' ? deal.id : `t${deal.id}`),
    time: asInstant(deal.at),
    price: deal.price,
    amount: deal.quantity,
    direction: deal.direction,
    isOwn: own !== undefined,
    own: own === undefined ? null : rowOf(core, own),
  };
}
