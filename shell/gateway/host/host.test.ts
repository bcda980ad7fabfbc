import { DELIVERIES, MOST_DELIVERED_BYTES } from '@tradefloor/release/delivery';
import { freePort } from '@tradefloor/release/free-port';
import { LAYOUT } from '@tradefloor/release/folder';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { WebSocket } from 'ws';
import { MEDIA_TYPES } from '../src/files/media-types';
import { FOR_GOOD } from '../src/files/send-file';
import { SampleGateway } from '../src/sample-gateway';
import { NOT_A_PAGE, SECURITY_HEADERS } from '../src/security-headers';

const written = () => readFile(path.join(__dirname, 'nginx.conf'), 'utf8');
const unquoted = (word: string) => word.replaceAll(/^['"]|['"]$/g, '');

describe('the words of nginx.conf', () => {
  it('are the headers of the gateway, each with its value, and no others', async () => {
    const added = [...(await written()).matchAll(/add_header (\S+) (.+) always;/g)];
    const said = Object.fromEntries(added.map(([, name = '', value = '']) => [name, unquoted(value)]));
    const mapped = { 'cache-control': '$build_caching', vary: 'accept-encoding' };
    expect(said).toEqual({ ...SECURITY_HEADERS, 'content-security-policy': NOT_A_PAGE, ...mapped });
    expect(await written()).toContain(`200 '${FOR_GOOD}';`);
  });

  it('know every kind of file as the gateway does', async () => {
    const [, block = ''] = /^ {2}types \{\n([^}]*)\}/m.exec(await written()) ?? [];
    const [, charsets = ''] = /charset_types (.*);/.exec(await written()) ?? [];
    const types = block.split(';').flatMap(line => {
      const [type = '', ...endings] = line.trim().split(' ');
      const whole = charsets.split(' ').includes(type) ? `${type}; charset=utf-8` : type;
      return endings.map(ending => [`.${ending}`, whole] as const);
    });
    expect(Object.fromEntries(types)).toEqual(MEDIA_TYPES);
  });
});

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const NO_NGINX = 'no nginx found (Debian: apt-get install nginx-light), so its answers were not compared';

/** Where there is none, its name says so. */
(NGINX === undefined ? describe.skip : describe)(NGINX === undefined ? NO_NGINX : 'nginx before a gateway', () => {
  let gateway: SampleGateway;
  let nginx: ChildProcess;
  let url: string;

  beforeAll(async () => {
    gateway = await SampleGateway.open({ trustedProxies: 1 });
    await gateway.release({}, { 'entry.js': `/* ${'x'.repeat(2000)} */`, 'icon.svg': '<svg/>', 'a/b.woff2': 'font' });
    await gateway.noticed();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(kind => `${kind}_temp_path ${gateway.root};`)
      .join('\n');
    const own = (await written())
      .replace('/tmp/nginx.pid', path.join(gateway.root, 'nginx.pid'))
      .replace('http {', `http {\n${temporary}`)
      .replace('/srv/tradefloor/releases', gateway.store)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('    server gateway-2:8080;\n', '')
      .replace('gateway-1:8080', new URL(gateway.url).host);
    const file = path.join(gateway.root, 'nginx.conf');
    await writeFile(file, own);
    // The folder of a test is its user's alone.
    const asUs = process.getuid?.() === 0 ? 'user root;' : '';
    nginx = spawn(NGINX ?? '', ['-c', file, '-g', `daemon off; ${asUs}`], { stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await answers(url))) if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}.`);
  });
  afterAll(async () => {
    if (nginx.exitCode === null) {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    }
    await gateway.close();
  });

  const get = (of: string, address: string) =>
    fetch(of + address, { headers: { connection: 'close', 'accept-encoding': 'gzip' }, redirect: 'manual' });

  /** Without what differs between any two answers, or between two ways to send the same. */
  async function toldBy(of: string, address: string) {
    const answer = await get(of, address);
    const own = new Set(['date', 'connection', 'content-length', 'transfer-encoding', 'content-encoding', 'etag']);
    const others = new Set(['keep-alive', 'server', 'last-modified', 'accept-ranges']);
    const headers = [...answer.headers].filter(([name]) => !own.has(name) && !others.has(name));
    return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() };
  }

  it.each(['entry.js', 'icon.svg', 'a/b.woff2', 'missing.js', 'area.json'])(
    'answers to %s as the gateway does',
    async file => {
      const address = `/builds/spot/ab12cd34/${file}`;
      expect(await toldBy(url, address)).toEqual(await toldBy(gateway.url, address));
    },
  );

  it('gives the files out by itself', async () => {
    await writeFile(path.join(LAYOUT.build(gateway.store, 'spot', 'ab12cd34'), 'beside.js'), 'by hand');
    expect((await get(url, '/builds/spot/ab12cd34/entry.js')).headers.get('server')).toBe('nginx');
    expect((await get(url, '/builds/spot/ab12cd34/entry.js')).headers.get('content-encoding')).toBe('gzip');
  });

  it('leaves all else to the gateway, pages and calls too', async () => {
    expect(await toldBy(url, '/registry')).toEqual(await toldBy(gateway.url, '/registry'));
    expect((await get(url, '/')).headers.get('content-security-policy')).toContain('nonce-');
    expect(await (await get(url, '/api/anything')).text()).toBe('{"type":"ok","message":{}}');
    expect((await get(url, '/builds/../registry.json')).status).toBe(404);
  });

  it('passes on a build as large as one may be', async () => {
    const handedOver = async (of: string) =>
      (await fetch(of + DELIVERIES, { method: 'POST', body: Buffer.alloc(MOST_DELIVERED_BYTES) })).status;
    expect(await handedOver(url)).toBe(await handedOver(gateway.url));
  });

  it('answers also to who would rather speak HTTP/2, as some clients ask with each first call', async () => {
    const asked = request(`${url}/registry`, { headers: { connection: 'upgrade', upgrade: 'h2c' } }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    expect(answer?.statusCode).toBe(200);
    asked.destroy();
    const line = new WebSocket(`${url.replace('http', 'ws')}/registry/events`);
    const [word] = await once(line, 'message');
    expect(JSON.parse(String(word))).toMatchObject({ revision: gateway.revision });
    line.terminate();
  });
});

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}
