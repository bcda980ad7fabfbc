import { EventEmitter } from 'node:events';
import { createConnection } from 'node:net';
import { SampleGateway } from '../sample-gateway';
import { Held } from './held';

class Response extends EventEmitter {
  destroyed = false;

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

describe('what is held for a caller', () => {
  const from = (remoteAddress: string) => ({ raw: { headers: {}, socket: { remoteAddress } } });
  const responses = (times: number) => Array.from({ length: times }, () => new Response());
  const areCut = (of: readonly Response[]) => of.map(({ destroyed }) => destroyed);

  it('is bounded: whoever holds most loses the oldest, and others nothing', () => {
    const held = new Held(0, 1_000);
    const [theirs, other] = [responses(9), new Response()];
    held.add(from('203.0.113.8'), { raw: other }, 100);
    for (const response of theirs) held.add(from('203.0.113.7'), { raw: response }, 200);
    expect(areCut(theirs)).toEqual([true, true, true, true, true, false, false, false, false]);
    expect([held.bytes, other.destroyed]).toEqual([900, false]);
  });

  it('counts no more once it is taken, or where nobody waits for it', () => {
    const held = new Held(0, 1_000);
    const [taken = new Response(), gone = new Response()] = responses(2);
    held.add(from('203.0.113.7'), { raw: taken }, 500);
    taken.emit('close');
    gone.destroy();
    held.add(from('203.0.113.7'), { raw: gone }, 500);
    expect(held.bytes).toBe(0);
  });
});

describe('a gateway', () => {
  let gateway: SampleGateway;
  beforeEach(async () => {
    gateway = await SampleGateway.open();
  });
  afterEach(() => gateway.close());

  /** Lines that each say the same and then nothing more, and whether one of them was cut. */
  async function isOneCut(times: number, words: readonly string[]): Promise<boolean> {
    const { hostname, port } = new URL(gateway.url);
    const sockets = Array.from({ length: times }, () => createConnection(Number(port), hostname).resume());
    const cut = sockets.map(socket => new Promise(resolve => socket.on('error', () => {}).on('close', resolve)));
    for (const socket of sockets) socket.write(`${words.join('\r\n')}\r\n\r\n`);
    await Promise.race(cut);
    const areCut = new Set(sockets.map(({ destroyed }) => destroyed));
    for (const socket of sockets) socket.destroy();
    return areCut.has(true) && areCut.has(false);
  }

  it('cuts some of many bodies that do not end', async () => {
    const words = ['POST /api/upload HTTP/1.1', 'host: gateway', 'content-length: 4900000'];
    expect(await isOneCut(60, words)).toBe(true);
  });

  it('counts of its answers what is made for one alone', async () => {
    const held = jest.spyOn(Held.prototype, 'add');
    const bytesFor = async (address: string, encoding: string) => {
      held.mockClear();
      await (await gateway.get(address, { 'accept-encoding': encoding })).text();
      return held.mock.calls.map(([, , bytes]) => bytes).filter(bytes => bytes > 0).length;
    };
    const file = await gateway.release({ area: 'spot', build: 'ab12cd34' });
    await gateway.noticed();
    const address = `/builds/spot/ab12cd34/${file.files[0]?.path ?? ''}`;
    expect(await bytesFor(address, 'identity')).toBe(1);
    expect(await bytesFor(address, 'br')).toBe(0);
    expect(await bytesFor('/registry', 'br')).toBe(1);
    expect(await bytesFor('/api/x', 'br')).toBe(1);
  });
});
