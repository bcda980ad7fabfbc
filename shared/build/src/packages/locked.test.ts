import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedFor } from './locked';

const lockfile = readFileSync(path.join(__dirname, '../../../../pnpm-lock.yaml'), 'utf8');
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
