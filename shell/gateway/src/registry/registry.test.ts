import { LAYOUT } from '@tradefloor/release/folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WebSocket } from 'ws';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

interface Told {
  readonly revision: number;
  readonly registry: { readonly areas: Readonly<Record<string, { readonly stable: string | null }>> };
}

/** A tab: what it has been told, and what it will be told next. */
function tab(query = '', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/registry/events${query}`, { headers });
  const told: Told[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString())));
  const next = async (count: number) => {
    while (told.length < count) await once(socket, 'message');
    return told;
  };
  return { socket, next, told };
}

describe('/registry', () => {
  it('is asked again each time, and sent only when it changed', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.noticed();
    const first = await gateway.get('/registry');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"1-20.*"$/);
    expect(await first.json()).toMatchObject({ revision: 1, areas: { spot: { stable: 'aaaa1111' } } });
    const again = await gateway.get('/registry', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await gateway.release({ build: 'bbbb1111' });
    await gateway.noticed();
    expect((await gateway.get('/registry', { 'if-none-match': tag })).status).toBe(200);
  });

  it('tells clients of no build that none may load', async () => {
    const builds = ['aaaa1111', 'bbbb1111', 'cccc1111'].map(build => aBuild({ build }));
    await gateway.write({
      spot: releasesOf(builds, { stable: 'aaaa1111', lastGood: ['bbbb1111'], blocked: ['bbbb1111'] }),
    });
    await gateway.noticed();
    expect(await (await gateway.get('/registry')).json()).toMatchObject({
      areas: { spot: { builds: [{ build: 'aaaa1111' }], blocked: ['bbbb1111'] } },
    });
  });

  it('stands when the next revision cannot be read, and says so', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.noticed();
    await writeFile(LAYOUT.revision(gateway.store, 2), 'torn');
    let health: { revision: number; problems: string[] };
    do health = JSON.parse(await (await gateway.get('/healthz')).text());
    while (health.problems.length === 0);
    expect(health.revision).toBe(1);
  });

  it('stands when the store is emptied, and says so until it is back', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.noticed();
    const away = `${gateway.store}-away`;
    const healthUntil = async (problems: number) => {
      for (;;) {
        const health = JSON.parse(await (await gateway.get('/healthz')).text());
        if (health.problems.length === problems) return health;
      }
    };
    await rename(gateway.store, away);
    expect(await healthUntil(1)).toMatchObject({ revision: 1, problems: [expect.stringContaining('store is empty')] });
    const ready = JSON.parse(await (await gateway.get('/readyz')).text());
    expect(ready.storeSaid).toEqual([{ key: 'store.empty', values: { revision: '1' } }]);
    await rename(away, gateway.store);
    expect(await healthUntil(0)).toMatchObject({ revision: 1 });
  });
});

describe('/healthz', () => {
  it('goes on naming what of the registry cannot be read, for as long as it stands', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.write({
      spot: releasesOf([aBuild({ build: 'aaaa1111' })], { stable: 'aaaa1111' }),
      'No Name': releasesOf([], {}),
    });
    await gateway.noticed();
    const problems = async () => JSON.parse(await (await gateway.get('/healthz')).text()).problems;
    expect(await problems()).toEqual([expect.stringContaining('No Name')]);
    // Each second it is looked at again.
    await new Promise(resolve => setTimeout(resolve, 1_500));
    expect(await problems()).toEqual([expect.stringContaining('No Name')]);
  });
});

describe('/registry/events', () => {
  it('tells every tab of a change', async () => {
    const tabs = Array.from({ length: 20 }, () => tab('?revision=0'));
    await Promise.all(tabs.map(({ socket }) => once(socket, 'open')));
    await gateway.release({ build: 'aaaa1111' });
    for (const { next } of tabs) {
      expect(await next(1)).toMatchObject([{ revision: 1, registry: { areas: { spot: { stable: 'aaaa1111' } } } }]);
    }
    for (const { socket } of tabs) socket.terminate();
  });

  it('tells a tab at once what it missed, and nothing when it missed nothing', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.noticed();
    const behind = tab('?revision=0');
    const upToDate = tab('?revision=1');
    const knowsNothing = tab();
    await Promise.all([behind.next(1), knowsNothing.next(1), once(upToDate.socket, 'open')]);
    await gateway.release({ build: 'bbbb1111' });
    expect((await upToDate.next(1)).map(({ revision }) => revision)).toEqual([2]);
    expect((await behind.next(2)).map(({ revision }) => revision)).toEqual([1, 2]);
    for (const { socket } of [behind, upToDate, knowsNothing]) socket.terminate();
  });

  it('tells of a promote within a second', async () => {
    const root = path.join(__dirname, '..', '..', '..', '..');
    const ops = async (...args: string[]) => {
      const entry = path.join(root, 'shell/ops/src/main.ts');
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', entry, ...args, '--store', gateway.store, '--shell', gateway.shellFolder],
        { cwd: root, env: { ...process.env, TRADEFLOOR_GATE: 'off' } },
      );
      let done = 0;
      child.stdout.on('data', () => (done = performance.now()));
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
      return done;
    };
    const folder = path.join(gateway.root, 'built');
    await writeBuildFolder(folder, { build: 'aaaa1111' });
    const open = tab('?revision=0');
    await ops('publish', folder);
    await open.next(1);
    const heard = open.next(2).then(() => performance.now());
    const promoted = await ops('promote', 'spot', 'aaaa1111');
    expect((await heard) - promoted).toBeLessThan(1000);
    expect(open.told[1]).toMatchObject({ revision: 2, registry: { areas: { spot: { stable: 'aaaa1111' } } } });
    open.socket.terminate();
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
  ])('is not for other sites: %j', async (headers, status) => {
    const { socket } = tab('', headers);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  it('is for our own pages', async () => {
    const { socket, next } = tab('', { origin: gateway.url, 'sec-fetch-site': 'same-origin' });
    expect(await next(1)).toMatchObject([{ revision: 0 }]);
    socket.terminate();
  });

  it('hangs up on who talks too much', async () => {
    const { socket } = tab('?revision=0');
    await once(socket, 'open');
    socket.send('x'.repeat(3000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  it('says good-bye when the gateway stops', async () => {
    const { socket } = tab('?revision=0');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await gateway.stop();
    expect((await closed)[0]).toBe(1001);
  });
});
