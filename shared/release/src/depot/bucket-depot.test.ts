import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { BucketDepot } from './bucket-depot';
import { Unreachable } from './depot';

const variables = {
  AWS_REGION: 'any',
  AWS_ACCESS_KEY_ID: 'sample',
  AWS_SECRET_ACCESS_KEY: 'sample',
};

/** What a bucket is to whoever reads from it, given how it answers. */
async function read(answers: (response: ServerResponse) => void): Promise<unknown> {
  const server = createServer((_request, response) => answers(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  Object.assign(process.env, variables, { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` });
  const depot = new BucketDepot('bucket', 'prefix', 200);
  const found = await depot.read('registry.json').catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  return found;
}

it.each([
  ['takes a question and never answers', () => undefined],
  [
    'stops in the middle of an answer',
    (response: ServerResponse) => response.writeHead(200, { 'content-length': 9 }).write('half'),
  ],
  [
    'hangs up in the middle of one',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-length': 9 }).write('half', () => response.destroy()),
  ],
  ['has too much to do', (response: ServerResponse) => response.writeHead(503).end()],
])('a bucket that %s is out of reach, and nobody waits for it', async (_, answers) => {
  expect(await read(answers)).toBeInstanceOf(Unreachable);
});
