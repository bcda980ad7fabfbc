import { type Migration, sql } from 'kysely';

const statements = [
  `create table micro_order (
    id int8 primary key, member_id int8 not null references member (id), pair_id int4 not null,
    currency_id int4 not null, direction text not null, seconds int4 not null, number numeric not null,
    profit_ratio numeric not null, fee numeric not null, open_price numeric not null, end_price numeric,
    result numeric, state text not null, created_at int8 not null, due_at int8 not null, closed_at int8,
    client_order_id text)`,
  `create unique index micro_order_client on micro_order (member_id, client_order_id)
    where client_order_id is not null`,
  `create index micro_order_open on micro_order (due_at) where state = 'open'`,
  `create index micro_order_member on micro_order (member_id, state, id desc)`,
  `create table micro_insurance (
    id int8 primary key, member_id int8 not null references member (id), currency_id int4 not null,
    type_id text not null, insured numeric not null, premium numeric not null, result numeric not null default 0,
    state text not null, bought_at int8 not null, ended_at int8)`,
  `create unique index micro_insurance_active on micro_insurance (member_id, currency_id) where state = 'active'`,
];

export const micro: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
