import { type Migration, sql } from 'kysely';

const statements = [
  // A third smaller than as base64.
  `alter table picture alter column content type bytea using decode(content, 'base64')`,
  `create index picture_member on picture (member_id)`,
  // What goes at night is found by its age.
  `create index picture_created on picture (created_at)`,
  `create index one_time_code_created on one_time_code (created_at)`,
  `create index member_message_created on member_message (created_at)`,
  `create index idempotent_answer_at on idempotent_answer (at)`,
];

export const upkeep: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
