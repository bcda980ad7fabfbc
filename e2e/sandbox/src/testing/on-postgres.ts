import { createExchange } from '../exchange';
import { findPostgres, NO_POSTGRES, type PostgresServer, startPostgres, versionOf } from './postgres-server';
import { madeOnce, QUIET } from './snapshot';
import { STARTING_MS, TestExchange } from './test-exchange';

export interface OnPostgres {
  /** The address of a new database that is migrated and seeded; for hooks and tests. */
  readonly newDatabase: () => Promise<string>;
  /** A test exchange on one of those. */
  readonly open: () => Promise<TestExchange>;
}

const SEEDED = 'seeded';

const seededServer = (programs: string): Promise<string> =>
  madeOnce(`postgres-${versionOf(programs)}`, async file => {
    const server = await startPostgres(programs);
    const url = await server.newDatabase('template0', SEEDED);
    const exchange = await createExchange({ ...QUIET, database: { kind: 'server', url } });
    await exchange.core.settled();
    await exchange.close();
    await server.keep(file);
  });

/** The same suites on a server of their own; where there is none they are not run, and a warning says why. */
export function onPostgres(suites: (here: OnPostgres) => void): void {
  const programs = findPostgres();
  if (programs === null) console.warn(NO_POSTGRES);

  // The reason stands in the warning above.
  (programs === null ? describe.skip : describe)('on a PostgreSQL server', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '', { kept: await seededServer(programs ?? '') });
    }, STARTING_MS);
    afterAll(() => server.stop());

    const newDatabase = () => server.newDatabase(SEEDED);
    const open = async () => TestExchange.open({ database: { kind: 'server', url: await newDatabase() } });
    suites({ newDatabase, open });
  });
}
