import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { assertWhole, unopened } from './damaged-folder';
import { lockFolder } from './folder-lock';
import { type Layout, readLayout } from './layout';
import { migrate } from './migrate';
import { PGliteClient } from './pglite-client';
import { pgliteDialects } from './pglite-dialect';
import type { Tables } from './tables';
import { DatabaseInUse, poolOn, type Server, Writer } from './writer';

export type DatabaseChoice =
  | ({ readonly kind: 'server' } & Server)
  | { readonly kind: 'folder'; readonly folder: string }
  /** Gone when the process ends; from a snapshot it is there in a third of a second. */
  | { readonly kind: 'memory'; readonly snapshot?: string };

export interface Database {
  readonly db: Kysely<Tables>;
  /** What is committed goes this way: it fails once another exchange may write, so that two never do. */
  readonly writer: Kysely<Tables>;
  /** How it has its tables, once it is migrated. */
  readonly layout: Layout;
  /** Makes sure that this exchange is the one that writes; what is in memory is then to be read again. */
  take(): Promise<void>;
  /** To the newest layout. */
  migrate(): Promise<void>;
  /** The space of rows that are gone is used again; a server does that by itself. */
  reuse(tables: readonly string[]): Promise<void>;
  /** Writes what a later start in memory can begin with. Only the embedded database can. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

type Opened = Omit<Database, 'layout'>;

const CONNECTIONS = 8;

// PGlite gives `int8` as a number, pg as a string: a number everywhere (docs/adr/0006).
types.setTypeParser(types.builtins.INT8, Number);

export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const database = choice.kind === 'server' ? await onServer(choice) : await embedded(choice);
  try {
    await database.migrate();
    return { ...database, layout: await readLayout(database.db) };
  } catch (problem) {
    await database.close().catch(() => {});
    throw problem;
  }
}

async function onServer(server: Server): Promise<Opened> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOn(server, { max: CONNECTIONS }) }) });
  const writer = new Writer(server);
  try {
    await writer.take();
  } catch (problem) {
    await Promise.all([writer.close(), db.destroy()]);
    if (problem instanceof DatabaseInUse) throw problem;
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`DATABASE_URL leads to no database: ${why}`, { cause: problem });
  }
  return {
    db,
    writer: writer.db,
    take: () => writer.take(),
    migrate: async () => {
      // As long as it takes: whoever watches a connection would end it.
      const pool = new Pool({ connectionString: server.url, max: 1 });
      const unwatched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      await migrate(unwatched).finally(() => unwatched.destroy());
    },
    reuse: () => Promise.resolve(),
    dump: () => Promise.reject(new Error('A database server is dumped with its own tools.')),
    close: async () => {
      await db.destroy();
      await writer.close();
    },
  };
}

async function embedded(
  choice: { kind: 'folder'; folder: string } | { kind: 'memory'; snapshot?: string },
): Promise<Opened> {
  const folder = choice.kind === 'folder' ? path.join(choice.folder, 'postgres') : null;
  if (folder !== null) assertWhole(folder);
  const unlock = choice.kind === 'folder' ? lockFolder(choice.folder) : () => {};
  const client = new PGliteClient({
    folder,
    snapshot: choice.kind === 'memory' ? (choice.snapshot ?? null) : null,
  });
  try {
    await client.open();
  } catch (problem) {
    await client.close().catch(() => {});
    unlock();
    throw folder === null ? problem : unopened(folder, problem);
  }
  const { reading, storing } = pgliteDialects(client);
  const db = new Kysely<Tables>({ dialect: reading });
  const writer = new Kysely<Tables>({ dialect: storing });
  return {
    db,
    writer,
    // Its folder has a lock of its own.
    take: () => Promise.resolve(),
    migrate: () => migrate(db),
    reuse: async tables => {
      for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(db);
    },
    dump: async file => writeFile(file, await client.dump()),
    close: async () => {
      await writer.destroy();
      await db.destroy();
      // Kysely only destroys a driver that it has used.
      await client.close();
      unlock();
    },
  };
}
