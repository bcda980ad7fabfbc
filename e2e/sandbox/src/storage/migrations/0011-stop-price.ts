import { type Migration, sql } from 'kysely';

const statements = [`alter table leverage_order add column stop_by text not null default 'mark'`];

export const stopPrice: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
