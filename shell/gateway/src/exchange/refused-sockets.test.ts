import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

/** What is answered first. */
async function asked(head: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = createConnection(Number(port), hostname);
  socket.write([...head, 'Host: gateway', 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n'));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

/** Node refuses to write some of what it reads, and throws where nobody would catch it. */
it.each(['Trailer: x', 'Transfer-Encoding: chunked', 'Content-Length: 5', 'Expect: 100-continue', 'TE: trailers'])(
  'a socket is asked for without a guest’s “%s”, and nothing ends by it',
  async header => {
    const heard: IncomingMessage[] = [];
    gateway.exchange.on('upgrade', (request, line) => {
      heard.push(request);
      line.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(await asked(['GET /wss/?EIO=4 HTTP/1.1', header])).toContain('101 Switching');
    const asks = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(heard.map(({ headers }) => headers)).toEqual([expect.objectContaining(asks)]);
    expect(heard[0]?.headers).not.toHaveProperty(header.split(':')[0]?.toLowerCase() ?? '');
    expect((await gateway.get('/healthz')).status).toBe(200);
  },
);

it('keeps no line open that it has refused a socket on, though the other side does not hang up', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true });
  const closed = new Promise(resolve => socket.on('close', resolve));
  socket.on('error', () => {});
  const goOn = () => socket.destroyed || socket.write('.', () => setImmediate(goOn));
  socket.on('end', goOn).resume();
  socket.write('GET /dealCenter HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await closed;
  expect(socket.destroyed).toBe(true);
});
