import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@tradefloor/release';
import { newAreaElsewhere } from './area-elsewhere';
import { forgetArea, newArea } from './new-area';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-area-'));
  const projects = { files: [], references: [{ path: 'mf-spot' }] };
  await writeFile(path.join(root, 'tsconfig.json'), `${JSON.stringify(projects, null, 2)}\n`);
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('newAreaElsewhere', () => {
  it('writes the same area, with versions and tarballs for what the workspace has here', async () => {
    const folder = await newAreaElsewhere(root, 'copy', {
      packages: async at =>
        ['area', 'build', 'release'].map(room => ({
          name: `@tradefloor/${room}`,
          version: '1.5.0-abc',
          file: path.join(at, 'packages', `tradefloor-${room}.tgz`),
        })),
      pinned: new Map(
        ['react', 'react-dom', 'react-i18next', '@testing-library/dom', '@testing-library/jest-dom']
          .concat(['@testing-library/react', '@testing-library/user-event', '@types/jest', '@types/react'])
          .concat('@types/react-dom')
          .map(name => [name, '9.9.9']),
      ),
    });
    expect(path.relative(root, folder)).toBe('mf-copy');
    const own = JSON.parse(await read('mf-copy/package.json'));
    expect(own).toMatchObject({
      scripts: { test: 'tradefloor test' },
      dependencies: { '@tradefloor/area': 'file:packages/tradefloor-area.tgz', react: '9.9.9' },
      devDependencies: {
        '@tradefloor/build': 'file:packages/tradefloor-build.tgz',
        '@tradefloor/release': 'file:packages/tradefloor-release.tgz',
      },
    });
    expect(JSON.stringify(own)).not.toContain('catalog:');
    expect(JSON.parse(await read('mf-copy/tsconfig.json'))).toEqual({
      extends: '@tradefloor/build/typescript/area.json',
      include: ['*.ts', 'src'],
    });
    expect(await read('mf-copy/area.ts')).toContain("path: '/copy'");
    expect(JSON.parse(await read('tsconfig.json')).references).toEqual([{ path: 'mf-spot' }]);
  });

  it('leaves nothing of an area that gets no packages, and alone what was there before', async () => {
    const taking = { packages: () => Promise.reject(new Error('no packages')), pinned: new Map() };
    await expect(newAreaElsewhere(root, 'copy', taking)).rejects.toThrow('no packages');
    expect(await readdir(root)).toEqual(['tsconfig.json']);
    await mkdir(path.join(root, 'mf-copy'));
    await expect(newAreaElsewhere(root, 'copy', taking)).rejects.toThrow('exists already');
    expect(await readdir(root)).toEqual(['mf-copy', 'tsconfig.json']);
  });
});

describe('newArea', () => {
  it('writes a folder in which the name stands everywhere it must', async () => {
    const files = await newArea(root, 'copy-trading');
    expect(files.map(file => path.relative(path.join(root, 'mf-copy-trading'), file))).toEqual([
      'area.ts',
      'package.json',
      ...[...LANGUAGES, 'same-as-english'].toSorted().map(name => `src/locales/${name}.json`),
      'src/main.test.tsx',
      'src/main.ts',
      'src/messages/messages.tsx',
      'src/messages/use-messages.ts',
      'src/notices/notice-rows.ts',
      'src/notices/notices.tsx',
      'src/overview/overview.tsx',
      'tsconfig.json',
    ]);
    expect(await read('mf-copy-trading/area.ts')).toContain("path: '/copy-trading'");
    expect(JSON.parse(await read('mf-copy-trading/package.json'))).toMatchObject({
      name: '@tradefloor/mf-copy-trading',
    });
    expect(JSON.parse(await read('mf-copy-trading/src/locales/jp.json'))).toMatchObject({
      'area.name': 'Copy trading',
    });
    const written = await Promise.all(files.map(file => readFile(file, 'utf8')));
    expect(written.filter(content => /__\w+__/.test(content))).toEqual([]);
  });

  it('says everything in every language', async () => {
    await newArea(root, 'copy');
    const keysOf = async (code: string) => {
      const texts = JSON.parse(await read(`mf-copy/src/locales/${code}.json`)) as Readonly<Record<string, string>>;
      return [...new Set(Object.keys(texts).map(key => key.replace(/_(one|other)$/, '')))];
    };
    const english = await keysOf('en');
    for (const code of LANGUAGES) expect([code, await keysOf(code)]).toEqual([code, english]);
  });

  it('owns up to the name that it says alike in every language, until the team has others', async () => {
    await newArea(root, 'copy');
    const texts = async (name: string) => JSON.parse(await read(`mf-copy/src/locales/${name}.json`));
    const [english, spanish, alike] = await Promise.all(['en', 'spa', 'same-as-english'].map(texts));
    const same = Object.keys(english).filter(key => english[key] === spanish[key]);
    expect(alike).toEqual({ '*': same });
  });

  it('is checked with the others', async () => {
    await newArea(root, 'copy');
    expect(JSON.parse(await read('tsconfig.json'))).toEqual({
      files: [],
      references: [{ path: 'mf-spot' }, { path: 'mf-copy' }],
    });
  });

  it('refuses a name that is the address of another area', async () => {
    const taken = new Map([['/finance', 'wallet']]);
    await expect(newArea(root, 'finance', taken)).rejects.toThrow('/finance is an address of mf-wallet');
    await expect(read('mf-finance/area.ts')).rejects.toThrow('ENOENT');
  });

  it('is taken back whole', async () => {
    const before = await read('tsconfig.json');
    await newArea(root, 'copy');
    await forgetArea(root, 'copy');
    expect(await read('tsconfig.json')).toBe(before);
    await expect(read('mf-copy/area.ts')).rejects.toThrow('ENOENT');
  });

  it.each([
    ['', 'small letters'],
    ['Copy', 'small letters'],
    ['2copy', 'small letters'],
    ['copy--trading', 'small letters'],
    ['../copy', 'small letters'],
    ['a'.repeat(25), 'at most 24'],
    ['mf-copy', 'without "mf-"'],
    ['shell', 'reserved'],
    ['healthz', 'reserved'],
    ['constructor', 'reserved'],
    ['taken', 'exists already'],
  ])('refuses %j: %s', async (name, reason) => {
    await mkdir(path.join(root, 'mf-taken'));
    await expect(newArea(root, name)).rejects.toThrow(reason);
  });
});
