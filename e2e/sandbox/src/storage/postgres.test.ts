import { createExchange } from '../exchange';
import { findPostgres, NO_POSTGRES, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { QUIET } from '../testing/snapshot';
import { survivesKills } from '../testing/suites/kills';
import { lostCommit } from '../testing/suites/lost-commit';
import { moneyOperations } from '../testing/suites/money-operations';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const programs = findPostgres();
if (programs === null) console.warn(NO_POSTGRES);

let server: PostgresServer;
let seeded: string;
const open = async () => TestExchange.open({ database: { kind: 'server', url: await server.newDatabase(seeded) } });

// The reason stands in the warning above.
(programs === null ? describe.skip : describe)('on a PostgreSQL server', () => {
  let killed: string;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    seeded = await server.newDatabase();
    const exchange = await createExchange({ ...QUIET, database: { kind: 'server', url: seeded } });
    await exchange.core.settled();
    await exchange.close();
    killed = await server.newDatabase(seeded);
  }, STARTING_MS);
  afterAll(() => server.stop());

  describe('money', () => {
    moneyOperations(400, open);
  });
  describe('a commit that is lost', () => {
    lostCommit(open);
  });
  describe('a process that is killed', () => {
    survivesKills(2, () => ({ DATABASE_URL: killed }));
  });

  it('is written by one exchange at a time', async () => {
    const url = await server.newDatabase(seeded);
    const first = await TestExchange.open({ database: { kind: 'server', url } });
    await expect(createExchange({ ...QUIET, database: { kind: 'server', url } })).rejects.toThrow(
      'Another exchange is using this database.',
    );
    await first.close();
  });
});
