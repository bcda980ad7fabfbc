import type { Kysely, Transaction } from 'kysely';
import type { Layout } from './layout';
import { storing, type Written } from './storing';
import { KEYS, type Row, type Stored } from './stored-tables';
import type { Tables } from './tables';

/** Where commits go, and how it has its tables. */
export interface Store {
  readonly writer: Kysely<Tables>;
  readonly layout: Layout;
}

export type Statement = (tx: Transaction<Tables>) => Promise<unknown>;

interface Noted {
  readonly table: Stored;
  /** Null where rows have none. */
  readonly key: string | null;
  /** It can't be there yet: nothing has to be looked for. */
  readonly isNew: boolean;
  readonly row: Row | (() => object);
}

/** What is to be stored, many acts in one: of rows with the same key the last stands. */
export class Changes {
  private readonly noted: Noted[] = [];
  private readonly statements: Statement[] = [];

  get isEmpty(): boolean {
    return this.noted.length === 0 && this.statements.length === 0;
  }

  writes(table: Stored): boolean {
    return this.noted.some(one => one.table === table);
  }

  write<Name extends Stored>(table: Name, row: Tables[Name]): void {
    const columns: Row = { ...row };
    const keys: readonly string[] = KEYS[table];
    const isKeyed = keys.length > 0;
    this.noted.push({ table, key: isKeyed ? keyOf(keys, columns) : null, isNew: !isKeyed, row: columns });
  }

  /** For rows that many acts change: only what stands in the end is made a row. `key`: its keys, between colons. */
  writeLatest<Name extends Stored>(table: Name, key: string, row: () => Tables[Name], isNew = false): void {
    this.noted.push({ table, key, isNew, row });
  }

  run(statement: Statement): void {
    this.statements.push(statement);
  }

  add(later: Changes): void {
    for (const one of later.noted) this.noted.push(one);
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

  private rows(): ReadonlyMap<Stored, Written> {
    const last = new Map<Stored, Map<string | Noted, Noted>>();
    for (const one of this.noted) {
      const ofTable = last.get(one.table) ?? new Map<string | Noted, Noted>();
      const key = one.key ?? one;
      // What is new in this commit stays so, however often it changes in it.
      const isNew = one.isNew || ofTable.get(key)?.isNew === true;
      last.set(one.table, ofTable.set(key, isNew === one.isNew ? one : { ...one, isNew }));
    }
    const rows = new Map<Stored, Written>();
    for (const [table, ofTable] of last) {
      const added: object[] = [];
      const changed: object[] = [];
      for (const { isNew, row } of ofTable.values()) {
        (isNew ? added : changed).push(typeof row === 'function' ? row() : row);
      }
      rows.set(table, { added, changed });
    }
    return rows;
  }
}

const keyOf = (keys: readonly string[], row: Row): string => keys.map(column => String(row[column])).join(':');
