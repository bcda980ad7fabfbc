import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { BucketDepot } from './bucket-depot';
import { Unreachable } from './depot';

const variables = {
  AWS_REGION: 'any',
  AWS_ACCESS_KEY_ID: 'sample',
  AWS_SECRET_ACCESS_KEY: 'sample',
};

const readRegistry = (depot: BucketDepot): Promise<unknown> => depot.read('registry.json');

/** What a bucket is to whoever reads from it or writes to it, given how it answers. */
async function asked(answers: (response: ServerResponse) => void, asks = readRegistry): Promise<unknown> {
  const server = createServer((_request, response) => answers(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  Object.assign(process.env, variables, { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` });
  const depot = new BucketDepot('bucket', 'prefix', 200);
  const found = await asks(depot).catch((error: unknown) => error);
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
  expect(await asked(answers)).toBeInstanceOf(Unreachable);
});

it.each([
  ['a file', readRegistry],
  ['whether one is there', (depot: BucketDepot) => depot.isThere('registry.json')],
  ['a list', (depot: BucketDepot) => depot.list('history')],
  ['to make a file', (depot: BucketDepot) => depot.create('history/1.json', '{}')],
  ['to replace one', (depot: BucketDepot) => depot.replace('registry.json', '{}')],
])('a page to log in, which answers with 200 whoever asks for %s, is no bucket', async (_, asks) => {
  const page = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in</html>');
  expect(await asked(page, asks)).toMatchObject({ name: 'Unreachable', what: 'what answered is no bucket' });
});
