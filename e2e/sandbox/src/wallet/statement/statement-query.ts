import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../../core';
import type { AccountName } from '../../ledger/account';
import { concerns } from '../../ledger/packed-lines';

export interface Span {
  readonly memberId: number;
  /** Milliseconds: from the first, before the second. */
  readonly from: number;
  readonly to: number;
}

export interface BalanceOfSpan {
  readonly currency_id: number;
  readonly opening: string;
  readonly received: string;
  readonly spent: string;
  readonly closing: string;
}

export interface LineOfSpan {
  readonly id: number;
  readonly account: AccountName;
  readonly currency_id: number;
  readonly at: number;
  readonly cause: string;
  readonly reference: string;
  readonly amount: string;
  /** Of all accounts, after it. */
  readonly balance: string;
  readonly total: number;
}

/** wallet.statement-sums: by the entries themselves, so that nothing can be left out. */
export async function balancesOf(core: Core, { memberId, from, to }: Span): Promise<readonly BalanceOfSpan[]> {
  const { rows } = await sql<BalanceOfSpan>`
    select currency_id,
      coalesce(sum(net) filter (where at < ${from}), 0) as opening,
      coalesce(sum(net) filter (where at >= ${from} and net > 0), 0) as received,
      coalesce(-sum(net) filter (where at >= ${from} and net < 0), 0) as spent,
      sum(net) as closing
    from (
      select entry.id, entry.at, line.currency_id, sum(line.amount) as net ${linesOf(memberId)} and entry.at < ${to}
      group by entry.id, entry.at, line.currency_id) as moved
    group by currency_id
    having bool_or(at >= ${from}) or sum(net) <> 0
    order by currency_id`.execute(core.db);
  return rows;
}

/** Oldest first. What only went from available to locked or back moved nothing. */
export async function linesIn(core: Core, span: Span, { page, rows: most }: { page: number; rows: number }) {
  const { rows } = await sql<LineOfSpan>`
    select *, count(*) over () as total from (
      select *, sum(amount) over (partition by currency_id order by at, id, account) as balance from (
        select entry.id, entry.at, entry.cause, entry.reference, line.account, line.currency_id,
          sum(line.amount) as amount ${linesOf(span.memberId)} and entry.at < ${span.to}
        group by entry.id, entry.at, entry.cause, entry.reference, line.account, line.currency_id
        having sum(line.amount) <> 0) as moved) as counted
    where at >= ${span.from}
    order by at, id, account, currency_id limit ${most} offset ${(page - 1) * most}`.execute(core.db);
  return rows;
}

export const linesOf = (memberId: number): RawBuilder<unknown> => sql`
  from ledger_entry entry, unnest(entry.lines) as line where ${concerns(memberId)} and line.member_id = ${memberId}`;
