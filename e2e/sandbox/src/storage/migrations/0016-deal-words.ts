import { type Migration, sql } from 'kysely';

const statements = [
  // What simulated merchants say is kept by its name, and read in the reader's language.
  `alter table deal_word add column note text`,
  `alter table deal_word add column key text`,
  `create table deal_read (
    member_id int8 not null references member (id), of_kind text not null, deal_id int8 not null, word_id int8 not null,
    primary key (member_id, of_kind, deal_id))`,
];

export const dealWords: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
