import { areaJson, completed } from './area-json';
import { listedFiles } from './build-file';
import { anAreaJson, aRoute, aShellJson, inAllLanguages } from './sample-builds';
import { shellJson } from './shell-json';

const label = inAllLanguages('Trade');
const anEntry = (to: string) => ({ to, label, order: 1, hidden: false, place: 'header' as const });
const aPart = (name: string) => ({ name, version: 1, expose: `./part-${name}` });

describe('area.json', () => {
  it('takes what it says of its calls', () => {
    const calls = ['GET /api/currency/quotation', 'POST /api/transaction/:side'];
    expect(areaJson.safeParse(anAreaJson({ calls })).success).toBe(true);
  });

  it('takes a whole one', () => {
    expect(areaJson.parse(anAreaJson())).toEqual(anAreaJson());
  });

  // Their shell and gateway speak a seventh language, and the builds that people have were made before it.
  it('takes a build that is older than a language, and calls it in English there', () => {
    const six = { en: 'Trade', hk: '交易', jp: '取引', kr: '거래', spa: 'Operar', zh: '交易' };
    expect(areaJson.safeParse(anAreaJson({ routes: [aRoute({ title: six })] })).success).toBe(true);
    expect(completed({ en: 'Trade', spa: 'Operar' })).toMatchObject({ kr: 'Trade', spa: 'Operar' });
  });

  it.each([
    ['a range of another form', { platform: '>=1.0.0' }],
    ['a federation name with a double underscore, which webpack collapses', { federation: 'mf_spot__ab12cd34' }],
    ['an area that is no name', { area: '../spot' }],
    ['a build that is no hash', { build: '..' }],
    ['an entry outside the folder', { entry: '../entry.js' }],
    ['an alias on another host', { routes: [{ path: '/a', aliases: ['https://elsewhere.example'] }] }],
    ['a newer schema', { schema: 2 }],
    ["another build's federation name", { federation: 'mf_lever_v1_0_0_ab12cd34' }],
    ['an area that every object has', { area: 'constructor' }],
    ["the shell's name", { area: 'shell' }],
    ['more routes than a suite has', { routes: Array.from({ length: 201 }, (_, at) => aRoute({ path: `/r${at}` })) }],
    ['a title as long as a book', { routes: [aRoute({ title: inAllLanguages('x'.repeat(201)) })] }],
    ['a menu entry on another host', { menu: [anEntry('//elsewhere.example')] }],
    ['a menu entry that a browser reads as another host', { menu: [anEntry('/\\\\elsewhere.example')] }],
    ['one route twice', { routes: [aRoute({ path: '/a' }), aRoute({ path: '/A' })] }],
    ['one part twice', { parts: [aPart('badge'), aPart('badge')] }],
    ['a part without a module of its own', { parts: [{ name: 'badge', version: 1, expose: '../area' }] }],
    ['one call twice', { calls: ['GET /api/news', 'GET /api/news'] }],
    ['a call on another host', { calls: ['GET https://elsewhere.example'] }],
    ['a call of another method', { calls: ['DELETE /api/news'] }],
    ['more calls than an exchange has', { calls: Array.from({ length: 501 }, (_, at) => `GET /api/c${at}`) }],
    ['one file with two hashes', { files: [...anAreaJson().files, ...anAreaJson().files] }],
    ['a file of no whole number of bytes', { files: [{ ...anAreaJson().files[0], bytes: -1 }] }],
  ])('refuses %s', (_, change) => {
    expect(areaJson.safeParse({ ...anAreaJson(), ...change }).success).toBe(false);
  });

  it.each([
    '/dealCenter/',
    '//elsewhere.example',
    '/a//b',
    '/*',
    '/:screen',
    '/:screen?',
    '/a*',
    '/*/a',
    '/a.b',
    '/a%62',
    '/a b',
    '/a?b',
    '/a\\b',
    '/api/trade',
    '/Builds',
    '/:__proto__/a',
    'a',
    '',
  ])('refuses the route %j', path => {
    for (const route of [aRoute({ path }), aRoute({ aliases: [path] })]) {
      expect(areaJson.safeParse(anAreaJson({ routes: [route] })).success).toBe(false);
    }
  });

  it.each([
    '/',
    '/dealCenter',
    '/lever_manger',
    '/new_account/lever',
    '/notice/:id',
    '/notice/:id?/comments',
    '/account/*',
  ])('takes the route %j', path => {
    expect(areaJson.safeParse(anAreaJson({ routes: [aRoute({ path })] })).success).toBe(true);
  });

  it.each([
    '/etc/passwd',
    '../a.js',
    'a/../b.js',
    './a.js',
    'a//b.js',
    'a/',
    '.env',
    'a/.hidden',
    '',
    'a b.js',
    'a%2e.js',
  ])('refuses the file path %j', path => {
    const files = [{ ...anAreaJson().files[0], path }];
    expect(areaJson.safeParse({ ...anAreaJson(), files }).success).toBe(false);
  });

  it.each(['entry.js', 'chunks/1.2-ab~c.js', 'a..b.js', '_x/y.css'])('takes the file path %j', path => {
    const files = [{ ...anAreaJson().files[0], path }];
    expect(areaJson.safeParse({ ...anAreaJson(), files }).success).toBe(true);
  });
});

describe('shell.json', () => {
  it('takes a whole one', () => {
    expect(shellJson.parse(aShellJson())).toEqual(aShellJson());
  });

  it.each([
    ['a platform that is a range', { platform: '^1.0.0' }],
    ['a script outside the folder', { scripts: ['/other.js'] }],
  ])('refuses %s', (_, change) => {
    expect(shellJson.safeParse({ ...aShellJson(), ...change }).success).toBe(false);
  });
});

describe('listedFiles', () => {
  it('reads the list, whatever else the description says', () => {
    const { files } = anAreaJson();
    expect(listedFiles({ schema: 9, files })).toEqual(files);
  });

  it.each([null, {}, { files: [{ path: '../secret', integrity: 'sha384-', bytes: 1 }] }])(
    'reads nothing from %j',
    given => {
      expect(listedFiles(given)).toBeNull();
    },
  );
});
