import { sql } from 'kysely';
import { seededSnapshot } from '../testing/snapshot';
import { STARTING_MS } from '../testing/test-exchange';
import { type Database, openDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', snapshot: await seededSnapshot() });
}, STARTING_MS);
afterAll(() => database.close());

const ended: string[] = [];
beforeEach(() => void ended.splice(0));

const read = async (name: string) => {
  await sql`select 1`.execute(database.db);
  ended.push(name);
};
const commit = async (name: string) => {
  await sql`insert into setting (name, value) values (${name}, '')`.execute(database.writer);
  ended.push(name);
};

it('commits go before those who wait to read, each in its turn', async () => {
  await Promise.all([read('read 1'), read('read 2'), read('read 3'), commit('commit 1'), commit('commit 2')]);
  expect(ended).toEqual(['read 1', 'commit 1', 'commit 2', 'read 2', 'read 3']);
});

it('nothing comes between the statements of one transaction', async () => {
  const inOne = (on: Database['db'], name: string) =>
    on.transaction().execute(async tx => {
      for (const part of ['begins', 'ends']) {
        await sql`select 1`.execute(tx);
        ended.push(`${name} ${part}`);
      }
    });
  await Promise.all([inOne(database.db, 'read'), commit('commit 3'), inOne(database.writer, 'write'), read('last')]);
  expect(ended).toEqual(['read begins', 'read ends', 'commit 3', 'write begins', 'write ends', 'last']);
});
