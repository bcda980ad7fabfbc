import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILDER, IN_SUITE, ROOT } from '../root';
import { lockedFor } from './locked';

const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** What the third-party code of these packages is held to: in the suite what they run alone, elsewhere all of it. */
export async function whatIsLocked(folders: readonly string[]): Promise<readonly string[]> {
  const lockfile = await readFile(lockfileOf(ROOT), 'utf8');
  return IN_SUITE
    ? lockedFor(
        lockfile,
        [BUILDER, ...folders].map(folder => path.relative(ROOT, folder)),
      )
    : [lockfile];
}

/** Of the repository that the area stands in. */
function lockfileOf(folder: string): string {
  const found = LOCKFILES.map(name => path.join(folder, name)).find(file => existsSync(file));
  if (found !== undefined) return found;
  if (folder === path.dirname(folder)) {
    throw new Error(`${ROOT} has no lockfile, and a build is named by what goes into it: npm install`);
  }
  return lockfileOf(path.dirname(folder));
}
