import { type Migration, sql } from 'kysely';

/** The country that was told apart from the number; +86 where none was. */
const CODE = `coalesce(nullif(regexp_replace(member.country_code, '\\D', '', 'g'), ''), '86')`;
/** A Chinese account keeps its country when another phone was bound since. */
const ACCOUNT_CODE = `case when account is distinct from phone and account ~ '^1\\d{10}$' then '86' else ${CODE} end`;

/** Where somebody else has the full number already, the bare one stays: it reaches nobody, and lets nobody in. */
const inFull = (column: 'account' | 'phone', code: string) => `
  update member set ${column} = '+' || (${code}) || member.${column}
  where member.${column} ~ '^\\d+$' and not exists (
    select 1 from member other where other.${column} = '+' || (${code.replaceAll(/\b(account|phone)\b/g, 'member.$1')}) || member.${column})`;

const statements = [
  // First: it compares the account with the phone as both were written.
  inFull('account', ACCOUNT_CODE),
  inFull('phone', CODE),
  // The country is in the number now.
  `alter table member drop column country_code`,
  // Bound to the bare numbers; they would have been good for ten minutes.
  `delete from one_time_code where account not like '%@%'`,
];

export const fullPhoneNumbers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
