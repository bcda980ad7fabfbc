import { freePort } from '../testing/free-port';
import { connectRedis } from './redis';

it('says in one line that nobody is there, instead of waiting for ever', async () => {
  const said: string[] = [];
  const connecting = connectRedis(`redis://127.0.0.1:${await freePort()}`, line => said.push(line));
  await expect(connecting).rejects.toThrow(/^REDIS_URL leads to no Redis: .*ECONNREFUSED/);
  expect(said).toEqual([]);
});
