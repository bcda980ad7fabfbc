import { type Migration, sql } from 'kysely';

/** An entry of an earlier layout, whose lines were rows of their own. */
const PACKED = `
  select entry.id, entry.cause, entry.reference, entry.at,
    coalesce(array_agg(row(line.member_id, line.currency_id, line.account, line.part, line.amount)::ledger_posting
      order by line.line) filter (where line.entry_id is not null), '{}') as lines
  from unpacked_entry entry left join unpacked_line line on line.entry_id = entry.id
  group by entry.id`;

/** Whom an entry concerns: whose accounts hold more or less after it. What is only locked or freed is no record. */
const CONCERNS = `
  select array_agg(distinct moved.member_id) from (
    select member_id from unnest(packed.lines) group by member_id, currency_id, account having sum(amount) <> 0
  ) moved where moved.member_id > 0`;

const statements = [
  `create type ledger_posting as (member_id int8, currency_id int4, account text, part text, amount numeric)`,
  `alter table ledger_entry rename to unpacked_entry`,
  `alter index ledger_entry_pkey rename to unpacked_entry_pkey`,
  `alter table ledger_line rename to unpacked_line`,
  `create table ledger_entry (
    id int8 primary key, cause text not null, reference text not null, at int8 not null,
    lines ledger_posting[] not null, concerns int8[])`,
  `insert into ledger_entry
    select packed.*, (${CONCERNS}) from (${PACKED}) packed`,
  `create index ledger_entry_concerns on ledger_entry using gin (concerns) where concerns is not null`,
  `drop table unpacked_line`,
  `drop table unpacked_entry`,
  // For audits and checks: the lines as rows.
  `create view ledger_line as
    select entry.id as entry_id, (posting.place - 1)::int4 as line, posting.member_id, posting.currency_id,
      posting.account, posting.part, posting.amount
    from ledger_entry entry,
      unnest(entry.lines) with ordinality as posting (member_id, currency_id, account, part, amount, place)`,
  // The one writer of these tables knows its members and orders: looking each up again costs a fifth of a commit.
  `alter table spot_order drop constraint spot_order_member_id_fkey`,
  `alter table spot_fill drop constraint spot_fill_order_id_fkey`,
  // Lists are read newest first; with the state in it, each change of state would be a new entry.
  `drop index spot_order_member`,
  `create index spot_order_member on spot_order (member_id, id desc)`,
];

export const packedLedger: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
