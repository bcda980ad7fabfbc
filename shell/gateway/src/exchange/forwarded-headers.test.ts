import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

/** Word for word: Node's own client would write more beside it. */
function sent(header: string): Promise<string> {
  const { port } = new URL(gateway.url);
  const socket = createConnection(Number(port), '127.0.0.1');
  const head = ['POST /api/news/list HTTP/1.1', 'Host: x', 'Content-Length: 6', header, ''];
  socket.write(`${head.join('\r\n')}\r\nc_id=5`);
  socket.on('data', (part: Buffer) => part.includes('}') && socket.end());
  return text(socket);
}

/** As curl sends more than a megabyte, and as older clients ask for their connection to be kept. */
it.each(['Expect: 100-continue', 'Keep-Alive: timeout=5', 'Trailer: x', 'TE: trailers', 'Upgrade: h2c'])(
  'passes a call on without its “%s”',
  async header => {
    const heard: object[] = [];
    gateway.answer = ({ headers }, response) => {
      heard.push(headers);
      response.end('{}');
    };
    expect(await sent(header)).toContain('HTTP/1.1 200 OK');
    expect(heard).toEqual([expect.objectContaining({ 'content-length': '6' })]);
    expect(heard[0]).not.toHaveProperty(header.split(':')[0]?.toLowerCase() ?? '');
  },
);

it('ends the connection of a client that asks for it, whatever the exchange says of its own', async () => {
  gateway.answer = (_, response) => {
    response.writeHead(200, {
      connection: 'keep-alive, x-hop',
      'keep-alive': 'timeout=72',
      'x-hop': '1',
      'x-own': '2',
    });
    response.end('{}');
  };
  const { port } = new URL(gateway.url);
  const socket = createConnection(Number(port), '127.0.0.1');
  socket.write('GET /api/news/list HTTP/1.0\r\nHost: x\r\n\r\n');
  const answer = (await text(socket)).toLowerCase();
  expect(answer).toContain('\r\nconnection: close\r\n');
  expect(answer).toContain('\r\nx-own: 2\r\n');
  expect(answer).not.toMatch(/keep-alive|x-hop/);
});
