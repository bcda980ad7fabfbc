import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { PGliteClient } from './pglite-client';
import { pgliteDialect } from './pglite-dialect';
import type { Tables } from './tables';

export type DatabaseChoice =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string }
  /** Gone when the process ends; from a snapshot it is there in a third of a second. */
  | { readonly kind: 'memory'; readonly snapshot?: string };

export interface Database {
  readonly db: Kysely<Tables>;
  /** Writes what a later start in memory can begin with. Only the embedded database can. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;

// PGlite gives `int8` as a number, pg as a string: a number everywhere (docs/adr/0006).
types.setTypeParser(types.builtins.INT8, Number);

export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const database = choice.kind === 'server' ? await onServer(choice.url) : embedded(choice);
  try {
    await migrate(database.db);
  } catch (problem) {
    await database.close().catch(() => {});
    throw problem;
  }
  return database;
}

/** Held by the one exchange that writes a database: its balances are in memory, a second one would write over them. */
const WRITER_LOCK = 7_268_661;

async function onServer(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  // A lost idle connection is not an error of ours; the next query says what is wrong.
  pool.on('error', () => {});
  // Bound to its connection: a killed exchange lets go of it.
  const holder = await pool.connect();
  const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [WRITER_LOCK]);
  if (rows[0]?.held !== true) {
    holder.release();
    await pool.end();
    throw new Error('Another exchange is using this database. Stop it, or set DATABASE_URL to another one.');
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dump: () => Promise.reject(new Error('A database server is dumped with its own tools.')),
    close: async () => {
      holder.release();
      await db.destroy();
    },
  };
}

function embedded(choice: { kind: 'folder'; folder: string } | { kind: 'memory'; snapshot?: string }): Database {
  const unlock = choice.kind === 'folder' ? lockFolder(choice.folder) : () => {};
  const client = new PGliteClient({
    folder: choice.kind === 'folder' ? path.join(choice.folder, 'postgres') : null,
    snapshot: choice.kind === 'memory' ? (choice.snapshot ?? null) : null,
  });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  return {
    db,
    dump: async file => writeFile(file, await client.dump()),
    close: async () => {
      await db.destroy();
      // Kysely only destroys a driver that it has used.
      await client.close();
      unlock();
    },
  };
}
