import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SampleGateway } from './sample-gateway';

let gateway: SampleGateway;
beforeAll(async () => {
  gateway = await SampleGateway.open();
});
afterAll(() => gateway.close());

const UNREADABLE = { type: 'error', message: 'No se pudo leer la solicitud.' };
const TOO_LARGE = { type: 'error', message: 'La solicitud es demasiado grande.' };

describe('what cannot be read has the envelope, and a status that says why (exchange.unread-requests)', () => {
  it.each([
    ['/beacon', 40_000],
    ['/override', 5_000],
  ])('%s with too much', async (path, length) => {
    const answer = await gateway.get(path, { lang: 'spa' }, { method: 'POST', body: 'a'.repeat(length) });
    expect([answer.status, await answer.json()]).toEqual([413, TOO_LARGE]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each(['/', '/dealCenter', '/registry', '/api/user/login'])(
    'a question at %s with a body of no kind',
    async path => {
      const { hostname, port } = new URL(gateway.url);
      const asked = request({ hostname, port, path, method: 'QUERY', headers: { lang: 'spa' } });
      asked.end();
      const [answer] = await once(asked, 'response');
      expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([400, UNREADABLE]);
    },
  );

  it('a call by another method, which is none', async () => {
    const answer = await gateway.get('/api/user/login', { lang: 'spa' }, { method: 'PUT', body: 'a=1' });
    const said = { type: 'error', message: 'Este punto de acceso no existe.' };
    expect([answer.status, await answer.json()]).toEqual([404, said]);
    const elsewhere = await gateway.get('/builds/spot', {}, { method: 'DELETE' });
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, 'Not found\n']);
  });

  it.each([
    ['no HTTP', 'nothing of the kind\r\n\r\n', '400 Bad Request'],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('%s', async (_, sent, status) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(JSON.parse(body ?? '')).toEqual({ type: 'error', message: 'The request could not be read.' });
  });
});
