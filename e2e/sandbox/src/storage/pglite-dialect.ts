import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PGliteClient } from './pglite-client';
import { preparedAs } from './storing';

/** PGlite for Kysely: one connection, given to one user at a time. */
export function pgliteDialect(client: PGliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(client),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: db => new PostgresIntrospector(db),
  };
}

class PGliteDriver implements Driver {
  private readonly connection: PGliteConnection;
  private isTaken = false;
  private readonly waiting: Array<() => void> = [];

  constructor(private readonly client: PGliteClient) {
    this.connection = new PGliteConnection(client);
  }

  init(): Promise<void> {
    return this.client.open();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    if (this.isTaken) return new Promise(resolve => this.waiting.push(() => resolve(this.connection)));
    this.isTaken = true;
    return Promise.resolve(this.connection);
  }

  async releaseConnection(): Promise<void> {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }

  async beginTransaction(): Promise<void> {
    await this.client.query('begin', []);
  }

  async commitTransaction(): Promise<void> {
    await this.client.query('commit', []);
  }

  async rollbackTransaction(): Promise<void> {
    await this.client.query('rollback', []);
  }

  destroy(): Promise<void> {
    return this.client.close();
  }
}

class PGliteConnection implements DatabaseConnection {
  constructor(private readonly client: PGliteClient) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = preparedAs(query.sql, query.parameters);
    if (name !== null) {
      await this.client.write(name, query.sql, query.parameters);
      return { rows: [] };
    }
    const { rows, affectedRows } = await this.client.query(query.sql, query.parameters);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the row type from the query, the driver cannot
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for the method; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream.');
  }
}
