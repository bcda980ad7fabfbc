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

/** PGlite for Kysely, twice over one connection: what is to be stored does not wait for everybody who reads. */
export function pgliteDialects(client: PGliteClient): { readonly reading: Dialect; readonly storing: Dialect } {
  const turns = new Turns();
  const dialect = (goesFirst: boolean): Dialect => ({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(client, turns, goesFirst),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: db => new PostgresIntrospector(db),
  });
  return { reading: dialect(false), storing: dialect(true) };
}

/** One user at a time, first come first served; those who go first among themselves. */
class Turns {
  private isTaken = false;
  private readonly first: Array<() => void> = [];
  private readonly others: Array<() => void> = [];

  take(goesFirst: boolean): Promise<void> {
    if (this.isTaken) return new Promise(go => (goesFirst ? this.first : this.others).push(go));
    this.isTaken = true;
    return Promise.resolve();
  }

  pass(): void {
    const next = this.first.shift() ?? this.others.shift();
    if (next) next();
    else this.isTaken = false;
  }
}

class PGliteDriver implements Driver {
  private readonly connection: PGliteConnection;

  constructor(
    private readonly client: PGliteClient,
    private readonly turns: Turns,
    private readonly goesFirst: boolean,
  ) {
    this.connection = new PGliteConnection(client);
  }

  init(): Promise<void> {
    return this.client.open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.turns.take(this.goesFirst);
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.turns.pass();
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
