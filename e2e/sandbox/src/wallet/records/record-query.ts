import type { RecordKind } from '@tradefloor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../../core';
import type { AccountName } from '../../ledger/account';
import { concerns } from '../../ledger/packed-lines';
import { STATUS } from '../chain/record';
import { CAUSES, causesByChainRecord, causesOf } from '../../ledger/causes';

export interface RecordWish {
  readonly memberId: number;
  /** All four, and all currencies, without one. */
  readonly account?: AccountName | undefined;
  readonly currencyId?: number | undefined;
  readonly kind?: RecordKind | undefined;
  /** Milliseconds: from the first, before the second. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface Range {
  readonly page: number;
  readonly rows: number;
}

/** One line of an account's record: an entry of the ledger, or a deposit or withdrawal with its status. */
export interface RecordRow {
  readonly origin: 'entry' | 'chain';
  readonly id: number;
  readonly account: AccountName;
  readonly currency_id: number;
  readonly at: number;
  readonly cause: string;
  readonly reference: string;
  readonly amount: string;
  readonly status: number | null;
  readonly network: string | null;
  readonly address: string | null;
  readonly hash: string | null;
  readonly confirmations: number | null;
  readonly fee: string | null;
  readonly total: number;
}

/** Newest first. What only went from available to locked or back is no record: the account holds as much as before. */
export async function recordsOf(
  core: Core,
  wish: RecordWish,
  { page, rows: most }: Range,
): Promise<readonly RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select *, count(*) over () as total from (${entries(wish)} union all ${chainRecords(wish)}) as record
    order by at desc, origin, id desc, amount limit ${most} offset ${(page - 1) * most}`.execute(core.db);
  return rows;
}

/** What one currency's records come to. */
export interface TotalRow {
  readonly currency_id: number;
  readonly received: string;
  readonly spent: string;
}

const DONE = [STATUS.success, STATUS.inStation];

/** wallet.record-totals: a deposit or a withdrawal counts once it is done, as it does in the ledger. */
export async function recordTotalsOf(core: Core, wish: RecordWish): Promise<readonly TotalRow[]> {
  const { rows } = await sql<TotalRow>`
    select currency_id, trim_scale(coalesce(sum(amount) filter (where amount > 0), 0)) as received,
      trim_scale(coalesce(-sum(amount) filter (where amount < 0), 0)) as spent
    from (${entries(wish)} union all ${chainRecords(wish)}) as record
    where status is null or status = any(${DONE})
    group by currency_id order by currency_id`.execute(core.db);
  return rows;
}

const entries = (wish: RecordWish): RawBuilder<unknown> => sql`
  select 'entry' as origin, entry.id, line.account, line.currency_id, entry.at, entry.cause, entry.reference,
    sum(line.amount) as amount, null::int4 as status, null as network, null as address, null as hash,
    null::int4 as confirmations, null::numeric as fee
  from ledger_entry entry, unnest(entry.lines) as line
  where ${concerns(wish.memberId)} and ${held(wish, 'line')} and ${causes(wish)}
    and ${within(wish, 'entry.at')}
  group by entry.id, line.account, line.currency_id, entry.at, entry.cause, entry.reference
  having sum(line.amount) <> 0`;

const chainRecords = (wish: RecordWish): RawBuilder<unknown> => sql`
  select 'chain' as origin, chain.id, chain.account, chain.currency_id, chain.created_at as at, chain.kind as cause,
    '' as reference, case chain.kind when 'deposit' then chain.amount else -chain.amount end as amount, chain.status,
    chain.network, chain.address, chain.hash, chain.confirmations,
    case chain.kind when 'withdrawal' then chain.fee end as fee
  from chain_record chain
  where ${held(wish, 'chain')} and ${wish.kind === undefined ? sql`true` : sql`chain.kind = ${wish.kind}`}
    and ${within(wish, 'chain.created_at')}`;

function within({ from, to }: RecordWish, at: string): RawBuilder<unknown> {
  const column = sql.ref(at);
  return sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
      ...(to === undefined ? [] : [sql`${column} < ${to}`]),
    ],
    sql` and `,
  );
}

function held({ memberId, account, currencyId }: RecordWish, table: 'line' | 'chain'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql.join(
    [
      sql`${column('member_id')} = ${memberId}`,
      ...(account === undefined ? [] : [sql`${column('account')} = ${account}`]),
      ...(currencyId === undefined ? [] : [sql`${column('currency_id')} = ${currencyId}`]),
    ],
    sql` and `,
  );
}

/** Every cause of its own record is listed there. A cause that no build knows any more counts as `other`. */
function causes({ kind }: RecordWish): RawBuilder<unknown> {
  if (kind === undefined) return sql`not (entry.cause = any(${causesByChainRecord}))`;
  if (kind !== 'other') return sql`entry.cause = any(${causesOf(kind)})`;
  const others = new Set(causesOf('other'));
  return sql`not (entry.cause = any(${Object.keys(CAUSES).filter(name => !others.has(name))}))`;
}
