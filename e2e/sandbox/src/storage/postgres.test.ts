import { createExchange } from '../exchange';
import { startExchange } from '../testing/exchange-process';
import { onPostgres } from '../testing/on-postgres';
import { QUIET } from '../testing/snapshot';
import { diskFull } from '../testing/suites/disk-full';
import { survivesKills } from '../testing/suites/kills';
import { lostCommit } from '../testing/suites/lost-commit';
import { moneyOperations } from '../testing/suites/money-operations';
import { TestExchange } from '../testing/test-exchange';

onPostgres(({ newDatabase, open }) => {
  let killed: string;
  beforeAll(async () => {
    killed = await newDatabase();
  });

  describe('money', () => {
    moneyOperations(400, open);
  });
  describe('a commit that is lost', () => {
    lostCommit(open);
  });
  describe('a disk without room', () => {
    diskFull(open);
  });
  describe('a process that is killed', () => {
    survivesKills(2, () => startExchange({ DATABASE_URL: killed }));
  });

  it('is written by one exchange at a time', async () => {
    const url = await newDatabase();
    const first = await TestExchange.open({ database: { kind: 'server', url } });
    await expect(createExchange({ ...QUIET, database: { kind: 'server', url } })).rejects.toThrow(
      'Another exchange is using this database.',
    );
    await first.close();
  });
});
