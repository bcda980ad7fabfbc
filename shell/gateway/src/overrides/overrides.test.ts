import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleGateway } from '../sample-gateway';
import type { OverridesFor } from './overrides';

let gateway: SampleGateway;
afterEach(() => gateway.close());

async function aGateway(overrides: OverridesFor): Promise<void> {
  gateway = await SampleGateway.open({ overrides });
  await gateway.release({ area: 'spot', build: 'aaaa1111' });
  const areas = {
    spot: releasesOf(
      ['aaaa1111', 'bbbb2222', 'cccc3333'].map(build => aBuild({ area: 'spot', build })),
      {
        stable: 'aaaa1111',
        blocked: ['cccc3333'],
      },
    ),
  };
  await gateway.write(areas);
  await gateway.noticed();
}

const ask = (wanted: string, headers: Record<string, string> = {}) =>
  gateway.get('/override', headers, { method: 'POST', body: wanted, headers: { connection: 'close', ...headers } });

const cookieIn = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

async function shownWith(cookie: string): Promise<string | null> {
  const html = await (await gateway.get('/dealCenter', { cookie })).text();
  const said = /data-overrides="([^"]*)"/.exec(html)?.[1];
  return said === undefined ? null : said.replaceAll('&quot;', '"');
}

describe('on a development machine', () => {
  beforeEach(() => aGateway('anyone'));

  it('shows a published build that was never promoted, to this browser alone, and takes it back', async () => {
    const answer = await ask('spot@bbbb');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(JSON.parse((await shownWith(cookieIn(answer))) ?? '')).toEqual([
      { area: 'spot', build: 'bbbb2222', from: 'bbbb2222' },
    ]);
    expect(await shownWith('')).toBeNull();
    const back = await ask('', { cookie: cookieIn(answer) });
    expect(back.headers.get('set-cookie')).toMatch(/^tf_override=; Path=\/; Max-Age=0/);
  });

  it.each([
    ['spot@cccc3333', 404],
    ['spot@dddd4444', 404],
    ['lending@bbbb2222', 404],
    ['nonsense', 400],
  ])('refuses %s with %d', async (wanted, status) => {
    const answer = await ask(wanted);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await answer.json()).toMatchObject({ type: 'error', message: expect.stringMatching(/\w/) });
  });

  it('believes no cookie that it did not sign', async () => {
    const [, proof = ''] = cookieIn(await ask('spot@bbbb2222')).split('.');
    const forged = `tf_override=${Buffer.from('spot@http://localhost:8102').toString('base64url')}.${proof}`;
    expect(await shownWith(forged)).toBeNull();
  });

  it('is no way in for another site’s page', async () => {
    expect((await ask('spot@bbbb2222', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('shows an area from its development server, and lets the page load from there', async () => {
    const server = createServer((_, response) => {
      const spot = releasesOf([aBuild({ area: 'spot', build: 'development', base: '/dev/spot/' })], {
        stable: 'development',
      });
      response.end(JSON.stringify({ schema: 1, revision: 1, updated: '', areas: { spot } }));
    });
    const origin = await listening(server);
    const cookie = cookieIn(await ask(`spot@${origin}/`));
    const page = await gateway.get('/dealCenter', { cookie });
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${origin};`);
    expect(await page.text()).toContain(`"base":"${origin}/dev/spot/"`);
    server.close();
    // When it has ended, the public build is shown.
    expect(await shownWith(cookie)).toBeNull();
  });
});

describe('in production', () => {
  it('is for operators, as the exchange knows them, and never from a development server', async () => {
    await aGateway('operators');
    const asked: (string | undefined)[] = [];
    gateway.answer = (request, response) => {
      asked.push(request.headers.authorization);
      const isOperator = request.headers.authorization === 'an-operator';
      response.end(JSON.stringify({ type: 'ok', message: { is_operator: isOperator ? 1 : 0 } }));
    };
    expect((await ask('spot@bbbb2222')).status).toBe(403);
    expect((await ask('spot@bbbb2222', { authorization: 'a-trader' })).status).toBe(403);
    expect((await ask('spot@bbbb2222', { authorization: 'an-operator' })).status).toBe(200);
    expect((await ask('spot@http://localhost:8102/', { authorization: 'an-operator' })).status).toBe(404);
    expect(asked).toEqual(['a-trader', 'an-operator', 'an-operator']);
  });

  it('is shown by a gateway side by side that was given the same secret', async () => {
    const overrideSecret = 'of all gateways side by side';
    gateway = await SampleGateway.open({ overrides: 'anyone', overrideSecret });
    await gateway.release({ area: 'spot', build: 'bbbb2222' });
    await gateway.noticed();
    const cookie = cookieIn(await ask('spot@bbbb2222'));
    const { store } = gateway;
    const other = await SampleGateway.open({ overrides: 'anyone', overrideSecret, store });
    const stranger = await SampleGateway.open({ overrides: 'anyone', store });
    for (const [each, isShown] of [
      [other, true],
      [stranger, false],
    ] as const) {
      while (!(await (await each.get('/registry')).text()).includes('bbbb2222'));
      expect((await (await each.get('/dealCenter', { cookie })).text()).includes('data-overrides=')).toBe(isShown);
      await each.close();
    }
  });

  it('is off unless said', async () => {
    await aGateway('nobody');
    expect((await ask('spot@bbbb2222')).status).toBe(403);
  });
});

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}
