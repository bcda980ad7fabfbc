import { createExchange } from '../exchange';
import { findPostgres, NO_POSTGRES, type PostgresServer, startPostgres } from './postgres-server';
import { QUIET } from './snapshot';
import { STARTING_MS, TestExchange } from './test-exchange';

export interface OnPostgres {
  /** The address of a new database that is migrated and seeded; for hooks and tests. */
  readonly newDatabase: () => Promise<string>;
  /** A test exchange on one of those. */
  readonly open: () => Promise<TestExchange>;
}

/** The same suites on a server of their own; where there is none they are not run, and a warning says why. */
export function onPostgres(suites: (here: OnPostgres) => void): void {
  const programs = findPostgres();
  if (programs === null) console.warn(NO_POSTGRES);

  // The reason stands in the warning above.
  (programs === null ? describe.skip : describe)('on a PostgreSQL server', () => {
    let server: PostgresServer;
    let seeded: string;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
      seeded = await server.newDatabase();
      const exchange = await createExchange({ ...QUIET, database: { kind: 'server', url: seeded } });
      await exchange.core.settled();
      await exchange.close();
    }, STARTING_MS);
    afterAll(() => server.stop());

    const newDatabase = () => server.newDatabase(seeded);
    const open = async () => TestExchange.open({ database: { kind: 'server', url: await newDatabase() } });
    suites({ newDatabase, open });
  });
}
