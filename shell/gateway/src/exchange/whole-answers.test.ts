import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import { SampleGateway } from '../sample-gateway';

describe('an answer of the exchange', () => {
  let gateway: SampleGateway;
  beforeEach(async () => {
    gateway = await SampleGateway.open();
  });
  afterEach(() => gateway.close());

  it('is fetched as a whole, though whoever asked for it takes nothing', async () => {
    const begun = new Promise<ServerResponse>(resolve => {
      gateway.answer = (_request, response) => resolve(response.end(Buffer.alloc(40_000_000)));
    });
    const { hostname, port } = new URL(gateway.url);
    const socket = createConnection(Number(port), hostname).pause();
    socket.write(`GET /api/long HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    const response = await begun;
    if (!response.writableFinished) await once(response, 'finish');
    expect(response.writableFinished).toBe(true);
    socket.destroy();
  });

  it('that ends in the middle is none', async () => {
    gateway.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    const answer = await gateway.get('/api/picture');
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      502,
      'application/json; charset=utf-8',
      { type: 'error', message: expect.stringContaining('cannot be reached') },
    ]);
  });
});
