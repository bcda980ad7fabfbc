import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables';
import { C2C_KEYS, C2C_ORDER } from './tables/c2c';
import { STAKING_KEYS, STAKING_ORDER } from './tables/staking';
import { WALLET_KEYS, WALLET_ORDER } from './tables/wallet';

/** What is referred to is written first. */
const ORDER = [
  'member',
  'session',
  'one_time_code',
  'member_message',
  'picture',
  'identity',
  'member_security',
  'member_region',
  'rebate',
  'spot_order',
  'spot_fill',
  'leverage_order',
  'micro_order',
  'micro_insurance',
  'ledger_entry',
  'ledger_line',
  'balance',
  'bar',
  'public_trade',
  'idempotent_answer',
  'setting',
  ...C2C_ORDER,
  ...STAKING_ORDER,
  ...WALLET_ORDER,
] as const satisfies ReadonlyArray<keyof Tables>;

/** Each table's key. */
const KEYS = {
  member: ['id'],
  session: ['token_hash'],
  one_time_code: ['id'],
  member_message: ['id'],
  picture: ['name'],
  identity: ['member_id'],
  member_security: ['member_id'],
  member_region: ['member_id'],
  rebate: ['day', 'inviter_id', 'invitee_id'],
  spot_order: ['id'],
  spot_fill: ['id'],
  leverage_order: ['id'],
  micro_order: ['id'],
  micro_insurance: ['id'],
  ledger_entry: ['id'],
  ledger_line: ['entry_id', 'line'],
  balance: ['member_id', 'currency_id', 'account', 'part'],
  bar: ['pair_id', 'span', 'at'],
  public_trade: ['pair_id', 'id'],
  idempotent_answer: ['member_id', 'key'],
  setting: ['name'],
  ...C2C_KEYS,
  ...STAKING_KEYS,
  ...WALLET_KEYS,
} as const satisfies { readonly [Name in keyof Tables]: ReadonlyArray<keyof Tables[Name]> };

type Row = Readonly<Record<string, unknown>>;
export type Statement = (tx: Transaction<Tables>) => Promise<unknown>;

/** What is to be stored, many acts in one: of rows with the same key the last stands. */
export class Changes {
  private readonly tables = new Map<keyof Tables, Map<string, Row>>();
  private readonly statements: Statement[] = [];

  get isEmpty(): boolean {
    return this.tables.size === 0 && this.statements.length === 0;
  }

  write<Name extends keyof Tables>(table: Name, row: Tables[Name]): void {
    this.put(table, { ...row });
  }

  run(statement: Statement): void {
    this.statements.push(statement);
  }

  add(later: Changes): void {
    for (const [table, rows] of later.tables) for (const row of rows.values()) this.put(table, row);
    this.statements.push(...later.statements);
  }

  async store(tx: Transaction<Tables>): Promise<void> {
    for (const table of ORDER) {
      const rows = this.tables.get(table);
      if (rows) await upsert(tx, table, [...rows.values()]);
    }
    for (const statement of this.statements) await statement(tx);
  }

  private put(table: keyof Tables, row: Row): void {
    const rows = this.tables.get(table) ?? new Map<string, Row>();
    rows.set(KEYS[table].map(key => String(row[key])).join(':'), row);
    this.tables.set(table, rows);
  }
}

/** One statement a table, whatever the number of rows: its text is always the same, so it is parsed once. */
async function upsert(tx: Transaction<Tables>, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const keys: readonly string[] = KEYS[table];
  const others = Object.keys(rows[0] ?? {}).filter(column => !keys.includes(column));
  const set = others.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(keys.map(key => sql.ref(key)))}) do update set ${sql.join(set)}`.execute(tx);
}
