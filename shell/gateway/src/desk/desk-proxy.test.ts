import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SampleGateway } from '../sample-gateway';

let folder: string;
let desk: Server;
let gateway: SampleGateway;
/** What the desk was asked, and with what. */
let asked: Array<Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  asked = [];
  desk = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.statusCode = 404;
    response.end('{"type":"error","message":"There is nothing at this address."}');
  });
  gateway = await SampleGateway.open({ desk: path.join(folder, 'desk.sock') });
});
afterEach(async () => {
  await gateway.close();
  desk.closeAllConnections();
  desk.close();
  await rm(folder, { recursive: true, force: true });
});

async function opens(): Promise<void> {
  desk.listen(path.join(folder, 'desk.sock'));
  await once(desk, 'listening');
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', authorization: 'a-token' };
const posted = (body: string, headers: Record<string, string> = {}) =>
  gateway.get('/ops/api/promote?_t=1', {}, { method: 'POST', body, headers: { ...FORM, ...headers } });

it('passes a call on as it came, with who calls, and the answer back as it stands', async () => {
  await opens();
  const answer = await posted('area=spot&build=ab12cd34');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('nothing at this address')]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/ops/api/promote?_t=1',
      body: 'area=spot&build=ab12cd34',
      headers: { authorization: 'a-token', 'x-forwarded-for': '127.0.0.1' },
    },
  ]);
  await gateway.get('/ops/api/standing?_t=2', { authorization: 'a-token' });
  expect(asked[1]).toMatchObject({ method: 'GET', url: '/ops/api/standing?_t=2' });
});

it.each([
  ['of another site', 'area=spot', { origin: 'https://elsewhere.example' }, 403],
  ['larger than a form', 'x'.repeat(9_000), {}, 413],
])('does not pass on a call %s', async (_, body, headers, status) => {
  await opens();
  expect((await posted(body, headers)).status).toBe(status);
  expect(asked).toEqual([]);
});

it('passes a build on as it comes, however large it is, but of no other site', async () => {
  await opens();
  const body = 'x'.repeat(2_000_000);
  const sent = (headers: Record<string, string> = {}) =>
    gateway.get(
      '/ops/api/builds',
      { 'content-type': 'application/json', authorization: 'Tradefloor e30=', ...headers },
      { method: 'POST', body },
    );
  expect((await sent()).status).toBe(404);
  expect(asked).toMatchObject([
    { method: 'POST', url: '/ops/api/builds', headers: { authorization: 'Tradefloor e30=' } },
  ]);
  expect(asked[0]?.body).toBe(body);
  expect((await sent({ origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(asked).toHaveLength(1);
});

it.each([
  ['en', 'The operators’ desk cannot be reached: start it with "npm run ops -- desk".'],
  ['zh', '无法连接运营台：请用“npm run ops -- desk”启动。'],
])('says so in the envelope while there is no desk, in the language of the call: %s', async (lang, message) => {
  const answer = await posted('area=spot', { lang });
  expect([answer.status, await answer.json()]).toEqual([502, { type: 'error', message }]);
});

it('is a page, and nothing of the desk’s, beside its addresses', async () => {
  await opens();
  await gateway.get('/ops');
  await gateway.get('/ops/history');
  expect(asked).toEqual([]);
});
