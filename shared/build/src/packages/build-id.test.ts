import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIdFrom, buildIdOf } from './build-id';
import { closure, type WorkspacePackage } from './workspace-packages';

let root: string;
let packages: Map<string, WorkspacePackage>;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-id-'));
  const made = (name: string, uses: readonly string[]) => ({
    name,
    version: '1.0.0',
    folder: path.join(root, name),
    uses,
  });
  const all = [made('mf-spot', ['market']), made('market', ['money']), made('money', []), made('ui', [])];
  packages = new Map(all.map(each => [each.name, each]));
  for (const { folder } of all) {
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.ts'), 'export {};');
  }
});
afterEach(() => rm(root, { recursive: true }));

const spot = () => buildIdOf(packages, path.join(root, 'mf-spot'), 'production');

describe('a build id', () => {
  it('is the same for the same inputs, and another for another flavour', async () => {
    expect(await spot()).toBe(await spot());
    expect(await spot()).not.toBe(await buildIdOf(packages, path.join(root, 'mf-spot'), 'development'));
  });

  it.each([
    ['its own code', 'mf-spot/screen.tsx', true],
    ['what it uses', 'market/book.ts', true],
    ['what that uses', 'money/cut.ts', true],
    ['a package it does not use', 'ui/button.tsx', false],
    ['a test', 'mf-spot/screen.test.tsx', false],
    ['an earlier build', 'mf-spot/.build/entry.js', false],
  ])('changes with %s: %s, %s', async (_, file, changes) => {
    const before = await spot();
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), 'changed');
    expect((await spot()) !== before).toBe(changes);
  });

  it('has letters only, so that no beacon takes it for an amount', () => {
    expect(buildIdFrom('0123456789abcdef')).toBe('abcdefghijkl');
  });
});

describe('closure', () => {
  it('names a package that is missing', () => {
    packages.delete('money');
    expect(() => closure(packages, path.join(root, 'mf-spot'))).toThrow('money is not a package of the workspace');
  });
});
