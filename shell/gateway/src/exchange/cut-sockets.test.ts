import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { SampleGateway } from '../sample-gateway';
import { SocketTunnel } from './socket-tunnel';

describe('a socket to the exchange', () => {
  let gateway: SampleGateway;
  let server: WebSocketServer;
  let line: WebSocket;
  const heard = { pings: 0, words: 0 };
  const WORDS = 400;
  beforeEach(async () => {
    // Stands: on a busy machine a line would be forgiven while it speaks.
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    gateway = await SampleGateway.open({ metrics: { kind: 'anyone' } });
    server = new WebSocketServer({ server: gateway.exchange, autoPong: false });
    Object.assign(heard, { pings: 0, words: 0 });
    server.on('connection', told =>
      told
        .on('error', () => {})
        .on('ping', () => (heard.pings += 1))
        .on('message', () => {
          heard.words += 1;
          if (heard.words === WORDS) told.send('all');
        }),
    );
    line = new WebSocket(`${gateway.url.replace('http', 'ws')}/wss/socket.io/?transport=websocket`);
    line.on('error', () => {});
    await once(line, 'open');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    line.terminate();
    server.close();
    await gateway.close();
  });

  it('is cut when pings come without end, and counted', async () => {
    const ended = once(line, 'close');
    for (let turn = 0; turn < 2_000; turn += 1) line.ping(Buffer.alloc(125));
    expect((await ended)[0]).toBe(1006);
    expect(heard.pings).toBeLessThan(1_100);
    expect(await (await gateway.get('/metrics')).text()).toContain(
      'tradefloor_gateway_cut_lines_total{to="exchange",why="flood"} 1',
    );
  });

  it('takes hundreds of words at once', async () => {
    for (let turn = 0; turn < WORDS; turn += 1) line.send('x'.repeat(150));
    await once(line, 'message');
    expect(line.readyState).toBe(line.OPEN);
  });
});

describe('a client', () => {
  let exchange: Server;
  let front: Server;
  let client: Socket;
  let line: Duplex;
  const cut = jest.fn();
  const GREETING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const SAID_BYTES = 30_000_000;

  /** It is answered with much at once. */
  async function asks(takenWithin: number): Promise<void> {
    cut.mockClear();
    exchange = createServer();
    const tunnel = new SocketTunnel(await listening(exchange), cut, takenWithin);
    front = createServer();
    front.on('upgrade', (request, socket, head) =>
      tunnel.accept(request, socket, head, { ip: '203.0.113.7', host: 'front', protocol: 'http' }),
    );
    client = createConnection(Number(new URL(await listening(front)).port), '127.0.0.1');
    client.on('error', () => {});
    client.write('GET /wss/ HTTP/1.1\r\nHost: front\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    [, line] = await once(exchange, 'upgrade');
    line.on('error', () => {}).write(GREETING);
    line.write(Buffer.alloc(SAID_BYTES));
  }
  afterEach(async () => {
    for (const socket of [client, line]) socket.destroy();
    await Promise.all([exchange, front].map(server => new Promise(resolve => server.close(resolve))));
  });

  it('that reads nothing of what it is told is cut', async () => {
    await asks(200);
    await new Promise(resolve => line.once('close', resolve));
    expect(cut.mock.calls).toEqual([['stalled']]);
  });

  it('that reads is told everything', async () => {
    await asks(20_000);
    let bytes = 0;
    for await (const { length } of client) if ((bytes += length) >= SAID_BYTES + GREETING.length) break;
    expect(cut).not.toHaveBeenCalled();
  });
});

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}
