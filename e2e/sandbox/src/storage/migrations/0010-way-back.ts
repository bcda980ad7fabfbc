import { type Migration, sql } from 'kysely';

const statements = [
  `alter table member_security add column email_bound_at int8 not null default 0,
    add column phone_bound_at int8 not null default 0, add column withdrawals_from int8 not null default 0`,
  `create table way_back (
    key_hash text primary key, member_id int8 not null references member (id), email text, phone text,
    email_bound_at int8 not null, phone_bound_at int8 not null, created_at int8 not null, expires_at int8 not null,
    used_at int8)`,
  `create index way_back_member on way_back (member_id, created_at)`,
];

export const wayBack: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
