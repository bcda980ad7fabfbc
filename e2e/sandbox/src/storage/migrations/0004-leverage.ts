import { type Migration, sql } from 'kysely';

const statements = [
  `create table leverage_order (
    id int8 primary key, member_id int8 not null references member (id), pair_id int4 not null,
    direction text not null, mode text not null, multiplier numeric not null, hands numeric not null,
    quantity numeric not null, origin_price numeric not null, open_price numeric, close_price numeric,
    take_profit numeric not null default 0, stop_loss numeric not null default 0, origin_margin numeric not null,
    margin numeric not null, fee numeric not null, overnight numeric not null default 0, profit numeric,
    state text not null, ended_by text, created_at int8 not null, opened_at int8, handled_at int8, closed_at int8,
    charged_until int8, client_order_id text)`,
  `create unique index leverage_order_client on leverage_order (member_id, client_order_id)
    where client_order_id is not null`,
  `create index leverage_order_live on leverage_order (id) where state in ('pending', 'open')`,
  `create index leverage_order_member on leverage_order (member_id, state, id desc)`,
  `create index leverage_order_deals on leverage_order (pair_id, opened_at desc) where opened_at is not null`,
];

export const leverage: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
