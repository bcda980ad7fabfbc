import type { Kysely, Transaction } from 'kysely';
import type { Layout } from './layout';
import { storing } from './storing';
import { KEYS, type Row, type Stored } from './stored-tables';
import type { Tables } from './tables';

/** Where commits go, and how it has its tables. */
export interface Store {
  readonly writer: Kysely<Tables>;
  readonly layout: Layout;
}

export type Statement = (tx: Transaction<Tables>) => Promise<unknown>;

/** What is to be stored, many acts in one: of rows with the same key the last stands. */
export class Changes {
  private readonly changed = new Map<Stored, Map<string, Row | (() => Row)>>();
  private readonly added = new Map<Stored, Row[]>();
  private readonly statements: Statement[] = [];

  get isEmpty(): boolean {
    return this.changed.size === 0 && this.added.size === 0 && this.statements.length === 0;
  }

  write<Name extends Stored>(table: Name, row: Tables[Name]): void {
    const columns: Row = { ...row };
    const keys: readonly string[] = KEYS[table];
    if (keys.length === 0) this.rowsAddedTo(table).push(columns);
    else this.rowsChangedIn(table).set(keyOf(keys, columns), columns);
  }

  /** For rows that many acts change: only what stands in the end is made a row. `key`: its keys, between colons. */
  writeLatest<Name extends Stored>(table: Name, key: string, row: () => Tables[Name]): void {
    this.rowsChangedIn(table).set(key, () => {
      const latest = row();
      return { ...latest };
    });
  }

  run(statement: Statement): void {
    this.statements.push(statement);
  }

  add(later: Changes): void {
    for (const [table, rows] of later.added) this.rowsAddedTo(table).push(...rows);
    for (const [table, rows] of later.changed) {
      const mine = this.rowsChangedIn(table);
      for (const [key, row] of rows) mine.set(key, row);
    }
    this.statements.push(...later.statements);
  }

  /** One commit. Rows alone are one statement, which is a transaction by itself. `sends`: from now on it may be stored. */
  async store({ writer, layout }: Store, sends: () => void): Promise<void> {
    const rows = storing(this.rows(), layout);
    if (this.statements.length === 0) {
      if (!rows) return;
      return writer.connection().execute(async connection => {
        sends();
        await connection.executeQuery(rows);
      });
    }
    await writer.transaction().execute(async tx => {
      sends();
      if (rows) await tx.executeQuery(rows);
      for (const statement of this.statements) await statement(tx);
    });
  }

  private rows(): ReadonlyMap<Stored, readonly Row[]> {
    const rows = new Map<Stored, readonly Row[]>(this.added);
    for (const [table, changed] of this.changed) {
      rows.set(
        table,
        Array.from(changed.values(), row => (typeof row === 'function' ? row() : row)),
      );
    }
    return rows;
  }

  private rowsAddedTo(table: Stored): Row[] {
    const rows = this.added.get(table) ?? [];
    this.added.set(table, rows);
    return rows;
  }

  private rowsChangedIn(table: Stored): Map<string, Row | (() => Row)> {
    const rows = this.changed.get(table) ?? new Map<string, Row | (() => Row)>();
    this.changed.set(table, rows);
    return rows;
  }
}

const keyOf = (keys: readonly string[], row: Row): string => keys.map(column => String(row[column])).join(':');
