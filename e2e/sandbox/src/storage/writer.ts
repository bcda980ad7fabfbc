import { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { preparedAs } from './storing';
import type { Tables } from './tables';

/** Somebody else writes it. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

export interface Server {
  readonly url: string;
  /** Whoever says nothing for so long is gone: the network by itself says so in a quarter of an hour. */
  readonly silenceMs?: number;
}
const SILENCE_MS = 20_000;
/** The writer has a word to answer this often while it is silent. */
const BEATS = 4;

/** Connections that end rather than wait for an answer that does not come, in the middle of a query or of connecting. */
export function poolOn({ url, silenceMs = SILENCE_MS }: Server, more: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: silenceMs,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database does not answer.')));
    },
    ...more,
  });
  // A connection that is lost between two queries would end the process; the next query says what is wrong.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** What commits send is prepared once for a connection. */
const preparing = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ name: preparedAs(text, values) ?? '', text, values: [...values] });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client's own queries, as Kysely calls them
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

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
export class Writer {
  private mayTake = false;
  /** The server's number of the connection that has held the lock last. */
  private held = 0;
  private readonly beat: NodeJS.Timeout;
  readonly db: Kysely<Tables>;

  constructor(server: Server) {
    const verify = callbackify((client: PoolClient) => this.lock(client));
    const pool = poolOn(server, { max: 1, idleTimeoutMillis: 0, keepAlive: true, verify });
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
    const ask = () => void sql`select 1`.execute(this.db).catch(() => {});
    this.beat = setInterval(ask, (server.silenceMs ?? SILENCE_MS) / BEATS).unref();
  }

  async take(): Promise<void> {
    this.mayTake = true;
    try {
      await sql`select 1`.execute(this.db);
    } finally {
      this.mayTake = false;
    }
  }

  close(): Promise<void> {
    clearInterval(this.beat);
    return this.db.destroy();
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
