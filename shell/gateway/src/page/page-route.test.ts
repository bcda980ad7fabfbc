import { aRoute, inAllLanguages, releasesOf } from '@tradefloor/release/sample-builds';
import { rm } from 'node:fs/promises';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

const SPOT_FILES = ['entry.js', 'main.css', 'a.woff2', 'later.js', 'list.css', 'list.js', 'en.js', 'jp.js'];

describe('the page', () => {
  it('is served under the whole policy, with a nonce of its own', async () => {
    const answer = await gateway.get('/dealCenter');
    const nonce = nonceOf(await answer.text());
    const { host } = new URL(gateway.url);
    expect(answer.status).toBe(200);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(answer.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ws://${host} wss://${host}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        'report-uri /beacon',
      ].join('; '),
    );
    expect(nonceOf(await (await gateway.get('/dealCenter')).text())).not.toBe(nonce);
  });

  it('carries every other header that keeps it to itself', async () => {
    const { headers } = await gateway.get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('runs the shell, checked', async () => {
    const { files } = await gateway.buildShell();
    const html = await (await gateway.get('/')).text();
    const [script, style] = files;
    expect(html).toContain(
      `<link rel="stylesheet" href="/shell/main.css" integrity="${style?.integrity}" crossorigin>`,
    );
    expect(html).toContain(
      `<script defer fetchpriority="high" src="/shell/main.js" integrity="${script?.integrity}" crossorigin nonce="${nonceOf(html)}"></script>`,
    );
    expect(html).not.toMatch(/<script(?! defer fetchpriority="high" src| type="application\/json")/);
  });

  it('asks for the shell first, then for its texts in the language of the page, then for the area', async () => {
    const texts = { en: ['en.js'], jp: ['jp.js'] };
    await gateway.buildShell({ texts }, { 'main.js': 'a', 'main.css': 'b', 'en.js': 'c', 'jp.js': 'd' });
    await gateway.release({ routes: [aRoute()] });
    await gateway.noticed();
    const asked = async (headers: Record<string, string> = {}) => {
      const html = await (await gateway.get('/dealCenter', headers)).text();
      return [...html.matchAll(/<(?:script defer|link rel="preload")[^>]* (?:src|href)="([^"]+)"/g)].map(
        ([, file]) => file,
      );
    };
    const ofArea = '/builds/spot/ab12cd34/entry.js';
    expect(await asked()).toEqual(['/shell/main.js', '/shell/en.js', ofArea]);
    expect(await asked({ cookie: 'tf_lang=jp' })).toEqual(['/shell/main.js', '/shell/jp.js', ofArea]);
  });

  it('preloads, for each address, what the build that draws it needs first (shell.bare-paths)', async () => {
    const spot = await gateway.release(
      {
        area: 'spot',
        build: 'aaaa1111',
        preload: ['main.css', 'entry.js', 'a.woff2'],
        routes: [
          aRoute({ path: '/dealCenter', aliases: ['/trade/:pair'] }),
          aRoute({ path: '/accountEntrust', preload: ['list.css', 'list.js'] }),
        ],
        texts: { en: ['en.js'], jp: ['jp.js'] },
      },
      Object.fromEntries(SPOT_FILES.map((file, at) => [file, String(at)])),
    );
    await gateway.release({ area: 'account', build: 'bbbb1111', routes: [aRoute({ path: '/account/mail' })] });
    await gateway.noticed();
    const preloaded = async (address: string, headers: Record<string, string> = {}) => {
      const html = await (await gateway.get(address, headers)).text();
      return [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    };
    const inSpot = (...files: string[]) => files.map(file => `/builds/spot/aaaa1111/${file}`);
    const ofSpot = inSpot('main.css', 'entry.js', 'a.woff2', 'en.js');
    expect(await preloaded('/dealCenter')).toEqual(ofSpot);
    expect(await preloaded('/dealcenter/?pair=1')).toEqual(ofSpot);
    expect(await preloaded('/trade/btc-usdt')).toEqual(ofSpot);
    expect(await preloaded('/accountEntrust', { cookie: 'tf_lang=jp' })).toEqual(
      inSpot('main.css', 'entry.js', 'a.woff2', 'list.css', 'list.js', 'jp.js'),
    );
    expect(await preloaded('/account/mail')).toEqual(['/builds/account/bbbb1111/entry.js']);
    expect(await preloaded('/mail')).toEqual(['/builds/account/bbbb1111/entry.js']);
    expect(await preloaded('/nowhere')).toEqual([]);
    expect(await (await gateway.get('/dealCenter')).text()).toContain(
      `<link rel="preload" fetchpriority="low" href="/builds/spot/aaaa1111/a.woff2" as="font" type="font/woff2" integrity="${
        spot.files.find(({ path }) => path === 'a.woff2')?.integrity
      }" crossorigin>`,
    );
  });

  it('preloads the last good build where the stable one needs a newer shell', async () => {
    const routes = [aRoute()];
    await gateway.release({ build: 'aaaa1111', routes });
    await gateway.release({ build: 'bbbb1111', routes, platform: '^1.5.0' });
    await gateway.noticed();
    expect(await (await gateway.get('/dealCenter')).text()).toContain('href="/builds/spot/aaaa1111/entry.js"');
  });

  it('holds the registry, whatever is written in it', async () => {
    const title = inAllLanguages('</script><!--<script>alert(1)</script>\u2028"&');
    await gateway.release({ routes: [aRoute({ title })] });
    await gateway.noticed();
    const html = await (await gateway.get('/dealCenter')).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)&lt;/script&gt;\u2028&quot;&amp; · Tradefloor</title>',
    );
    const [, json = ''] = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ revision: 1, areas: { spot: { builds: [{ routes: [{ title }] }] } } });
  });

  it('does not carry builds that this shell will not load', async () => {
    for (const build of ['aaaa1111', 'aaaa2222', 'aaaa3333', 'aaaa4444', 'aaaa5555']) await gateway.release({ build });
    await gateway.noticed();
    const html = await (await gateway.get('/')).text();
    expect([...html.matchAll(/"base":"([^"]+)"/g)].map(([, base]) => base)).toEqual([
      '/builds/spot/aaaa5555/',
      '/builds/spot/aaaa4444/',
      '/builds/spot/aaaa3333/',
    ]);
  });

  it.each([
    [{}, '<html lang="en-US">', 'dark light'],
    [{ cookie: 'tf_theme=day; tf_lang=hk' }, '<html lang="zh-Hant-HK" data-theme="day">', 'light'],
    [
      { cookie: 'tf_theme=night; tf_rise=red', 'accept-language': 'ja' },
      '<html lang="ja-JP" data-theme="night" data-rise="red">',
      'dark',
    ],
  ])('is in the visitor’s language and colours from the first byte: %j', async (headers, root, scheme) => {
    const html = await (await gateway.get('/', headers)).text();
    expect(html).toContain(root);
    expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`);
    expect(html).toContain('<noscript>');
  });

  it('is compressed', async () => {
    const answer = await gateway.get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('<div id="shell"></div>');
  });

  it.each([
    '/missing.js',
    '/favicon.png',
    '/api.json',
    '/builds',
    '/builds/spot',
    '/shell',
    '/registry/x',
    '/.env',
    '/a/.git/config',
  ])('never stands in for a file: %s', async address => {
    const answer = await gateway.get(address);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
  });

  it('answers HEAD, and nothing but GET and HEAD', async () => {
    expect((await gateway.get('/', {}, { method: 'HEAD' })).status).toBe(200);
    expect((await gateway.get('/', {}, { method: 'POST' })).status).toBe(404);
  });

  it('goes on with an empty registry and with areas that have no build', async () => {
    await gateway.write({ spot: releasesOf([]) });
    await gateway.noticed();
    expect((await gateway.get('/dealCenter')).status).toBe(200);
  });

  it('says what to do while there is no shell', async () => {
    await gateway.close();
    gateway = await SampleGateway.open({ shell: () => Promise.resolve(null) });
    const answer = await gateway.get('/');
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm start')]);
  });

  it('stays with the shell that it has when the folder is gone or half-written', async () => {
    expect((await gateway.get('/')).status).toBe(200);
    await rm(gateway.shellFolder, { recursive: true });
    expect((await gateway.get('/')).status).toBe(200);
    await gateway.buildShell({
      build: 'ffee0022',
      files: [{ path: 'main.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }],
    });
    expect(await (await gateway.get('/healthz')).json()).toMatchObject({
      ok: true,
      shell: 'ffee0011',
      problems: [expect.stringContaining('main.js differs from its hash')],
    });
  });

  it('is an app that can be installed', async () => {
    const text = await (await gateway.get('/manifest.webmanifest')).text();
    const manifest: { icons: { src: string; type: string }[] } = JSON.parse(text);
    for (const { src, type } of manifest.icons) {
      const icon = await gateway.get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});
