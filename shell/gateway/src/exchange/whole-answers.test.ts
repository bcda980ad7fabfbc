import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import { SampleGateway } from '../sample-gateway';
import { Untaken } from './untaken';

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

class Response extends EventEmitter {
  destroyed = false;

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

describe('what nobody takes', () => {
  const responses = (times: number) => Array.from({ length: times }, () => new Response());
  const areCut = (of: readonly Response[]) => of.map(({ destroyed }) => destroyed);

  it('is bounded: whoever holds most loses the oldest, and others nothing', () => {
    const untaken = new Untaken(1_000);
    const [theirs, other] = [responses(9), new Response()];
    untaken.add('other', other, 100);
    for (const response of theirs) untaken.add('theirs', response, 200);
    expect(areCut(theirs)).toEqual([true, true, true, true, true, false, false, false, false]);
    expect([untaken.bytes, other.destroyed]).toEqual([900, false]);
  });

  it('counts no more once it is taken, or where nobody waits for it', () => {
    const untaken = new Untaken(1_000);
    const [taken = new Response(), gone = new Response()] = responses(2);
    untaken.add('one', taken, 500);
    taken.emit('close');
    gone.destroy();
    untaken.add('one', gone, 500);
    expect(untaken.bytes).toBe(0);
  });
});
