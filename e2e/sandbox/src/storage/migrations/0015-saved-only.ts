import { type Migration, sql } from 'kysely';

/** Withdrawals to saved addresses alone; with a moment, until then. */
const statement = `alter table member_security add column only_saved boolean not null default false,
  add column only_saved_until int8`;

export const savedOnly: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};
