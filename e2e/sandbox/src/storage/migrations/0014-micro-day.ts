import { type Migration, sql } from 'kysely';

const statements = [
  `create table micro_day (
    member_id int8 primary key references member (id), day int4 not null, staked numeric not null,
    result numeric not null, staked_limit numeric, lost_limit numeric, next_staked_limit numeric,
    next_lost_limit numeric, reached text, notice_accepted_at int8)`,
];

export const microDay: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
