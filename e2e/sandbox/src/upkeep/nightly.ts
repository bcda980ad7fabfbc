import { type Kysely, sql } from 'kysely';
import { DAY, HOUR } from '../clock/clock';
import type { Core } from '../core';
import { PAIRS } from '../market/pair';
import { isUsed } from '../pictures/picture-use';
import type { Tables } from '../storage/tables';

/** When fewest trade. */
const BEGINS_AT = 3 * HOUR;
/** Rows at a time: between two of them everybody else's changes are stored. */
const AT_ONCE = 1_000;

type Sweep = (db: Kysely<Tables>, now: number) => Promise<number>;

const older =
  (table: string, where: (now: number) => ReturnType<typeof sql>): Sweep =>
  async (db, now) => {
    const name = sql.table(table);
    const { numAffectedRows = 0n } = await sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${where(now)} limit ${AT_ONCE}))`.execute(db);
    return Number(numAffectedRows);
  };

/** What nobody asks for any more, each with how long it was worth keeping. */
const SWEEPS: readonly Sweep[] = [
  // Good for ten minutes; twenty a day are counted elsewhere.
  older('one_time_code', now => sql`created_at < ${now - DAY}`),
  // A client that repeats a call does so within a day.
  older('idempotent_answer', now => sql`at < ${now - 7 * DAY}`),
  older('member_message', now => sql`created_at < ${now - 365 * DAY} or (is_read and created_at < ${now - 90 * DAY})`),
  older('picture', now => sql`created_at < ${now - DAY} and not ${isUsed(now)}`),
  older('way_back', now => sql`created_at < ${now - 30 * DAY}`),
  ...PAIRS.map(({ id }) => older('bar', now => sql`pair_id = ${id} and span = 'minute' and at < ${now - 31 * DAY}`)),
];

/** Tables whose rows go or change all the time: their space is used again. */
const SPENT = ['one_time_code', 'idempotent_answer', 'member_message', 'picture', 'bar', 'session', 'balance'];

/**
 * Once a night, a little at each turn of the rounds, so that nothing that is due waits for it. A night that passed while
 * the exchange was closed is made up for at the start.
 */
export class Nightly {
  private step = 0;

  constructor(private readonly core: Core) {}

  async round(now: number): Promise<boolean> {
    const { clerk, settings, database } = this.core;
    const due = Math.floor((now - BEGINS_AT) / DAY) * DAY + BEGINS_AT;
    if (Number(settings.get('swept_until')) >= due) return false;
    const sweep = SWEEPS[this.step];
    if (sweep) {
      let gone = 0;
      await clerk.perform(deed => deed.run(async tx => (gone = await sweep(tx, now))));
      if (gone < AT_ONCE) this.step += 1;
      return false;
    }
    this.step = 0;
    await settings.set('swept_until', String(due));
    await database.reuse(SPENT);
    return false;
  }
}
