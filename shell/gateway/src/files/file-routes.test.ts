import { LAYOUT } from '@tradefloor/release/folder';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SampleGateway } from '../sample-gateway';

const SCRIPT = `/* ${'a line of code, '.repeat(500)} */`;
const FOR_GOOD = 'public, max-age=31536000, immutable';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

/** As sent: fetch would undo the encoding and tidy the address. */
function raw(address: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(gateway.url);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ hostname, port, path: address, headers, agent: false }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('files of builds', () => {
  const address = '/builds/spot/aaaa1111/entry.js';
  beforeEach(async () => {
    await gateway.release({ build: 'aaaa1111' }, { 'entry.js': SCRIPT, 'chunks/1.css': 'p {}', 'a.png': 'png' });
  });

  it('are served for good, as what they are', async () => {
    const { status, headers, body } = await raw(address);
    expect([status, body.toString()]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'cache-control': FOR_GOOD,
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect((await raw('/builds/spot/aaaa1111/chunks/1.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await raw('/builds/spot/aaaa1111/a.png', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('come compressed by %s to who takes %s', async (encoding, accepted, undo) => {
    const { headers, body } = await raw(address, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(undo(body).toString()).toBe(SCRIPT);
    expect(body.byteLength).toBeLessThan(SCRIPT.length / 10);
  });

  it('are not sent again to who has them, in that encoding', async () => {
    const { headers } = await raw(address, { 'accept-encoding': 'br' });
    const tag = String(headers['etag']);
    expect(await raw(address, { 'accept-encoding': 'br', 'if-none-match': tag })).toMatchObject({ status: 304 });
    expect(await raw(address, { 'if-none-match': tag })).toMatchObject({ status: 200 });
  });

  it.each([
    '/builds/spot/aaaa1111/area.json',
    '/builds/spot/aaaa1111/missing.js',
    '/builds/spot/aaaa1111/',
    '/builds/spot/ffff1111/entry.js',
    '/builds/lever/aaaa1111/entry.js',
    '/builds/spot/aaaa1111/../../../registry.json',
    '/builds/spot/aaaa1111/..%2f..%2f..%2fregistry.json',
    '/builds/spot/aaaa1111/%2e%2e/%2e%2e/%2e%2e/registry.json',
    '/builds/spot/..%2f..%2fhistory/1.json',
    '/builds/..%2fhistory/aaaa1111/entry.js',
    '/builds/spot/aaaa1111/entry.js%00',
    '/builds/spot/aaaa1111//entry.js',
    '/builds/spot/aaaa1111/..\\..\\area.json',
    '/builds/../registry.json',
  ])('are all there is: %s', async wrong => {
    const { status, headers, body } = await raw(wrong);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toBe('Not found\n');
  });

  it('are never pages, whatever a build brings: an image with a script runs nothing', async () => {
    await gateway.release(
      { build: 'cccc1111' },
      { 'trade.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' },
    );
    for (const file of ['/builds/spot/cccc1111/trade.svg', address, '/builds/spot/cccc1111/no.svg', '/icon.svg']) {
      expect((await raw(file)).headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
  });

  it('are those that the registry lists, whatever else lies in the store', async () => {
    const build = { build: 'dddd1111' };
    await writeBuildFolder(LAYOUT.build(gateway.store, 'spot', 'dddd1111'), build, { 'entry.js': 'put there by hand' });
    expect(await raw('/builds/spot/dddd1111/entry.js')).toMatchObject({ status: 404 });
    const folder = LAYOUT.build(gateway.store, 'spot', 'aaaa1111');
    await writeBuildFolder(folder, { build: 'aaaa1111' }, { 'entry.js': SCRIPT, 'more.js': 'added, and described' });
    expect(await raw('/builds/spot/aaaa1111/more.js')).toMatchObject({ status: 404 });
    expect(await raw(address)).toMatchObject({ status: 200 });
  });

  it('are to be asked for again while the store cannot be read', async () => {
    const file = path.join(LAYOUT.build(gateway.store, 'spot', 'aaaa1111'), 'entry.js');
    await rm(file);
    await mkdir(file);
    const { status, headers, body } = await raw(address);
    expect([status, headers['retry-after'], body.toString()]).toEqual([503, '5', 'Out of reach\n']);
    await rm(file, { recursive: true });
    await writeFile(file, SCRIPT);
    expect(await raw(address)).toMatchObject({ status: 200 });
  });

  it.each(['identity', 'gzip', 'br'])('are refused when they are damaged, and kept by nobody: %s', async encoding => {
    await writeFile(path.join(LAYOUT.build(gateway.store, 'spot', 'aaaa1111'), 'entry.js'), `${SCRIPT} damaged`);
    const { status, headers, body } = await raw(address, { 'accept-encoding': encoding });
    expect([status, headers['cache-control'], body.toString()]).toEqual([503, 'no-store', 'Damaged\n']);
    expect(headers).not.toHaveProperty('retry-after');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-encoding');
    await writeFile(path.join(LAYOUT.build(gateway.store, 'spot', 'aaaa1111'), 'entry.js'), SCRIPT);
    expect(await raw(address)).toMatchObject({ status: 200 });
  });

  it('may be published while the gateway runs, and pruned', async () => {
    expect(await raw('/builds/spot/bbbb1111/entry.js')).toMatchObject({ status: 404 });
    await gateway.release({ build: 'bbbb1111' });
    expect(await raw('/builds/spot/bbbb1111/entry.js')).toMatchObject({ status: 200 });
    await rm(LAYOUT.build(gateway.store, 'spot', 'bbbb1111'), { recursive: true });
    expect(await raw('/builds/spot/bbbb1111/entry.js')).toMatchObject({ status: 404 });
  });
});

describe('the shell in service', () => {
  const shell = async () => JSON.parse(await (await gateway.get('/healthz')).text());

  it('gives way to no newer one that could run nothing of an area', async () => {
    await gateway.buildShell({ build: 'ffee0011', platform: '1.2.0' });
    expect(await shell()).toMatchObject({ shell: 'ffee0011', problems: [] });
    await gateway.release({ build: 'eeee1111', platform: '^1.2.0' });
    await gateway.noticed();
    for (const platform of ['2.0.0', '1.1.0']) {
      await gateway.buildShell({ build: 'ffee0022', platform });
      const problems = [expect.stringContaining('is not served: of spot it can run nothing')];
      expect(await shell()).toMatchObject({ shell: 'ffee0011', problems });
    }
    await gateway.release({ build: 'eeee2222', platform: '^1.1.0' });
    await gateway.noticed();
    expect(await shell()).toMatchObject({ shell: 'ffee0022', problems: [] });
  });
});

describe('files of the shell', () => {
  const HASHED = { 'main.0a1b2c3d4e5f.js': SCRIPT, 'main.js': 'dev' };

  it('are served for good where their names carry a hash', async () => {
    await gateway.buildShell({}, HASHED);
    expect((await raw('/shell/main.0a1b2c3d4e5f.js')).headers['cache-control']).toBe(FOR_GOOD);
    expect((await raw('/shell/main.js')).headers['cache-control']).toBe('no-cache');
    expect(await raw('/shell/shell.json')).toMatchObject({ status: 404 });
    expect(await raw('/shell/..%2fshell.json')).toMatchObject({ status: 404 });
  });

  it('are refused when they are damaged on the shelf, and taken again from where the shell was built', async () => {
    await gateway.buildShell({}, HASHED);
    await raw('/healthz');
    const shelf = path.join(gateway.state, 'shells');
    for (const name of await readdir(shelf)) {
      await writeFile(path.join(shelf, name, 'main.0a1b2c3d4e5f.js'), 'x'.repeat(SCRIPT.length)).catch(() => undefined);
    }
    const { status, headers } = await raw('/shell/main.0a1b2c3d4e5f.js');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    await raw('/healthz');
    expect((await raw('/shell/main.0a1b2c3d4e5f.js')).body.toString()).toBe(SCRIPT);
  });

  it('stay for the tabs that were loaded with them, when another shell is built', async () => {
    await gateway.buildShell({}, HASHED);
    await raw('/healthz');
    await rm(gateway.shellFolder, { recursive: true });
    await gateway.buildShell({ build: 'ffee0022' }, { 'main.ffffeeee1111.js': 'new', 'main.js': 'newer' });
    expect(await raw('/shell/main.ffffeeee1111.js')).toMatchObject({ status: 200 });
    expect((await raw('/shell/main.0a1b2c3d4e5f.js')).body.toString()).toBe(SCRIPT);
    expect((await raw('/shell/main.js')).body.toString()).toBe('newer');
  });
});
