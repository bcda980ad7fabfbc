import { type Migration, sql } from 'kysely';

const statements = [
  `create table staking_order (
    id int8 primary key, member_id int8 not null references member (id), plan_id int4 not null,
    amount numeric not null, rate numeric not null, cycle_days int4 not null, income numeric not null,
    paid_days int4 not null, status text not null, created_at int8 not null, closed_at int8)`,
  `create index staking_order_running on staking_order (id) where status = 'in-progress'`,
  `create index staking_order_member on staking_order (member_id, id desc)`,
];

export const staking: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
