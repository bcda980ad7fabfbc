import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importedIn } from './contents';
import { lintElsewhere } from './lint-elsewhere';
import { manifest, packedManifest, pinnedIn } from './packed-manifest';

const ROOT = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const pinned = pinnedIn(read('pnpm-lock.yaml'));

const packed = (room: string, imported: readonly string[] = [], tools?: readonly string[]) => {
  const own = manifest.parse(JSON.parse(read(`shared/${room}/package.json`)));
  const has = (file: string) => !file.startsWith('src/reference/');
  return packedManifest(own, {
    version: '1.5.0-abc',
    pinned,
    has,
    imported: new Set(imported),
    ...(tools && { tools }),
  });
};

describe('a packed package', () => {
  it('names every version exactly, and the others of its packing by theirs', () => {
    const said = packed('area', [], ['jest']);
    expect(said).toMatchObject({
      name: '@tradefloor/area',
      version: '1.5.0-abc',
      dependencies: { '@tradefloor/platform': '1.5.0-abc', react: pinned.get('react'), jest: pinned.get('jest') },
    });
    expect(JSON.stringify(said)).not.toMatch(/workspace:|catalog:|"private"|devDependencies/);
    expect(Object.values(said['dependencies'] ?? {}).filter(version => !/^\d/.test(String(version)))).toEqual([]);
  });

  it('gives sources to who compiles and declarations to who checks', () => {
    expect(packed('ui')['exports']).toMatchObject({
      '.': { types: './types/src/index.d.ts', default: './src/index.ts' },
      './carousel': { types: './types/src/carousel/carousel.d.ts', default: './src/carousel/carousel.tsx' },
      './tokens.css': './src/tokens/tokens.css',
    });
    expect(packed('build')['exports']).toMatchObject({ './typescript/*': './typescript/*' });
    expect(packed('build')['exports']).not.toHaveProperty('./reference');
  });

  it('asks of who tests what its rooms for tests need, and of nobody what only its own tests do', () => {
    const { peerDependencies, peerDependenciesMeta } = packed('area', ['@testing-library/react']);
    expect(peerDependencies).toEqual({ '@testing-library/react': pinned.get('@testing-library/react') });
    expect(peerDependenciesMeta).toEqual({ '@testing-library/react': { optional: true } });
  });

  it('leaves out what only who keeps the builds loads', () => {
    expect(packed('release')['dependencies']).toEqual({ zod: pinned.get('zod') });
  });
});

it('sees what sources import, however', () => {
  const sources = {
    'src/a.ts': `import { x } from 'zod/mini'; const y = await import('@tanstack/react-query');`,
    'jest/b.cjs': `require('@testing-library/react'); require('./own.cjs');`,
    'types/src/a.d.ts': `import 'not-this';`,
  };
  const contents = new Map(Object.entries(sources).map(([name, text]) => [name, Buffer.from(text)]));
  expect([...importedIn(contents)]).toEqual(['zod', '@tanstack/react-query', '@testing-library/react', '.']);
});

it('takes the lint of areas to where an area is alone', () => {
  const lint: { readonly overrides: ReadonlyArray<{ readonly files: readonly string[]; readonly rules: object }> } =
    JSON.parse(lintElsewhere(read('.oxlintrc.json')));
  const rulesOf = (file: string) =>
    lint.overrides.filter(({ files }) => files.includes(file)).flatMap(({ rules }) => Object.keys(rules));
  expect(rulesOf('**/*.tsx')).toEqual(
    expect.arrayContaining(['tradefloor/money-is-no-number', 'tradefloor/a-view-fetches-nothing']),
  );
  expect(rulesOf('**/*.ts')).not.toContain('tradefloor/a-view-fetches-nothing');
  expect(lint.overrides.flatMap(({ files }) => files).filter(file => !file.startsWith('**/'))).toEqual([]);
});
