import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fromSuite } from './from-suite';

it('says which suite is away, and what the page does about it', async () => {
  const server = createServer((request, response) => void response.end(request.url)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fromSuite(gateway, '/registry')).text()).toBe('/registry');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(fromSuite(gateway, '/registry')).rejects.toThrow(
    `No suite answers at ${gateway}: run npm start. This page comes by itself then.`,
  );
});
