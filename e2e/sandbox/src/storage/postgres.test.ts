import { Client } from 'pg';
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

  it('is let go by an exchange that could not open', async () => {
    const url = await newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`insert into setting values ('house_day', '0 of no amount')
      on conflict (name) do update set value = excluded.value`);
    const options = { ...QUIET, database: { kind: 'server', url } } as const;
    await expect(createExchange(options)).rejects.toThrow('Not a decimal');
    await client.query(`delete from setting where name = 'house_day'`);
    await client.end();
    await (await createExchange(options)).close();
  });
});
