import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { callbackify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { unopened } from './damaged-folder';
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

/** Somebody else writes it. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** What is committed goes this way: it fails once another exchange may write, so that two never do. */
  readonly writer: Kysely<Tables>;
  /** Makes sure that this exchange is the one that writes; what is in memory is then to be read again. */
  take(): Promise<void>;
  /** The space of rows that are gone is used again; a server does that by itself. */
  reuse(tables: readonly string[]): Promise<void>;
  /** Writes what a later start in memory can begin with. Only the embedded database can. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;

// PGlite gives `int8` as a number, pg as a string: a number everywhere (docs/adr/0006).
types.setTypeParser(types.builtins.INT8, Number);

export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const database = choice.kind === 'server' ? await onServer(choice.url) : await embedded(choice);
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
const TAKE = `select pg_try_advisory_lock($1) as "isHeld", pg_backend_pid() as own, (
  select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1::int8::int4 and
    database = (select oid from pg_database where datname = current_database())) as holder`;
interface Lock {
  readonly isHeld: boolean;
  readonly own: number;
  readonly holder: number | null;
}
/** A machine that is gone without a word lets go after about this long. */
const KEEPALIVE = 'set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 4';

/**
 * One connection holds the lock and carries every commit: it can not lose the lock and go on writing. A new one takes
 * it only when `take` asks for it, because another exchange may have written in between.
 */
class Writer {
  private mayTake = false;
  /** The server's number of the connection that has held the lock last. */
  private held = 0;
  readonly db: Kysely<Tables>;

  constructor(url: string) {
    const pool = new Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      keepAlive: true,
      verify: callbackify((client: PoolClient) => this.lock(client)),
    });
    survive(pool);
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  async take(): Promise<void> {
    this.mayTake = true;
    try {
      await sql`select 1`.execute(this.db);
    } finally {
      this.mayTake = false;
    }
  }

  private async lock(client: PoolClient): Promise<void> {
    if (!this.mayTake) throw new Error('The connection that holds the database was lost.');
    await client.query(KEEPALIVE);
    const [lock] = (await client.query<Lock>(TAKE, [WRITER_LOCK])).rows;
    if (lock?.isHeld === true) {
      this.held = lock.own;
      return;
    }
    // Lost here, and not ended there: what it was told last may still be stored.
    if (lock?.holder === this.held) throw new Error('The connection that was lost still holds the database.');
    throw new DatabaseInUse('Another exchange is using this database. Stop it, or set DATABASE_URL to another one.');
  }
}

/** A connection that is lost between two queries would end the process; the next query says what is wrong. */
function survive(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
}

async function onServer(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  survive(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const writer = new Writer(url);
  try {
    await writer.take();
  } catch (problem) {
    await Promise.all([writer.db.destroy(), db.destroy()]);
    if (problem instanceof DatabaseInUse) throw problem;
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`DATABASE_URL leads to no database: ${why}`, { cause: problem });
  }
  return {
    db,
    writer: writer.db,
    take: () => writer.take(),
    reuse: () => Promise.resolve(),
    dump: () => Promise.reject(new Error('A database server is dumped with its own tools.')),
    close: async () => {
      await db.destroy();
      await writer.db.destroy();
    },
  };
}

async function embedded(
  choice: { kind: 'folder'; folder: string } | { kind: 'memory'; snapshot?: string },
): Promise<Database> {
  const unlock = choice.kind === 'folder' ? lockFolder(choice.folder) : () => {};
  const client = new PGliteClient({
    folder: choice.kind === 'folder' ? path.join(choice.folder, 'postgres') : null,
    snapshot: choice.kind === 'memory' ? (choice.snapshot ?? null) : null,
  });
  try {
    await client.open();
  } catch (problem) {
    await client.close().catch(() => {});
    unlock();
    throw choice.kind === 'folder' ? unopened(path.join(choice.folder, 'postgres'), problem) : problem;
  }
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  return {
    db,
    writer: db,
    // Its folder has a lock of its own.
    take: () => Promise.resolve(),
    reuse: async tables => {
      for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(db);
    },
    dump: async file => writeFile(file, await client.dump()),
    close: async () => {
      await db.destroy();
      // Kysely only destroys a driver that it has used.
      await client.close();
      unlock();
    },
  };
}
