import { once } from 'node:events';
import { createServer } from 'node:net';
import { connectRedis } from './connections';

it('says in one line that nobody is there, instead of waiting for ever', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  gone.close();
  await once(gone, 'close');
  const said: string[] = [];
  const port = typeof address === 'object' ? address?.port : 0;
  const connecting = connectRedis(`redis://127.0.0.1:${port}`, line => said.push(line));
  await expect(connecting).rejects.toThrow(/^REDIS_URL leads to no Redis: .*ECONNREFUSED/);
  expect(said).toEqual([]);
});
