import { type Migration, sql } from 'kysely';

/** From where a code was asked for: one that a stranger asks for takes nobody else's away. */
const statement = `alter table one_time_code add column asked_by text not null default ''`;

export const codePlaces: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};
