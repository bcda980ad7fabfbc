import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedFor } from './locked';

const ROOT = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const lockfile = read('pnpm-lock.yaml');
const keysOf = (importers: readonly string[], of = lockfile) =>
  lockedFor(of, importers).map(entry => entry.slice(0, entry.indexOf('\n')));

describe('what the lockfile says of some packages', () => {
  it('is what they run, however deep, and nothing of those that they only develop with', () => {
    const keys = keysOf(['shell']);
    expect(keys).toContainEqual(expect.stringMatching(/^react-dom@/));
    expect(keys).toContainEqual(expect.stringMatching(/^scheduler@/));
    expect(keys).not.toContainEqual(expect.stringMatching(/^(jest|fastify|webpack)@/));
    expect(keysOf(['shared/build'])).toContainEqual(expect.stringMatching(/^webpack@/));
  });

  it('stays the same when another area comes', () => {
    const lending =
      '  mf-lending:\n    dependencies:\n      left-pad:\n        specifier: 1.3.0\n        version: 1.3.0\n\n';
    const more = lockfile
      .replace('\n  mf-lever:\n', `\n${lending}  mf-lever:\n`)
      .replace('\npackages:\n', '\npackages:\n\n  left-pad@1.3.0:\n    resolution: {integrity: sha512-x}\n')
      .replace('\nsnapshots:\n', '\nsnapshots:\n\n  left-pad@1.3.0: {}\n');
    expect(keysOf(['mf-lending'], more)).toEqual(['left-pad@1.3.0']);
    expect(lockedFor(more, ['shell', 'shared/build'])).toEqual(lockedFor(lockfile, ['shell', 'shared/build']));
  });

  it('changes with the content of what is run, at the same version', () => {
    const other = lockfile.replace(/(\n {2}scheduler@[^\n]*\n {4}resolution: \{integrity: sha512-)\S/, '$1_');
    expect(other).not.toBe(lockfile);
    expect(lockedFor(other, ['shell'])).not.toEqual(lockedFor(lockfile, ['shell']));
    expect(lockedFor(other, ['shared/release'])).toEqual(lockedFor(lockfile, ['shared/release']));
  });
});

interface PackageJson {
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string): PackageJson => JSON.parse(read(`${folder}/package.json`));

// From a registry that gives only what it would run itself, a lockfile fits only machines like it; on the first other one the
// next install adds the rest, and every build gets another id.
it.each(Object.keys(manifestOf('.').devDependencies ?? {}))('has what %s needs on every system', name => {
  const wanted = Object.keys(manifestOf(`node_modules/${name}`).optionalDependencies ?? {});
  const missing = wanted.filter(used => !new RegExp(`\\n  '?${used}@\\d`).test(lockfile));
  expect(missing).toEqual([]);
});
