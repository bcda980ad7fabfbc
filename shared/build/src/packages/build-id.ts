import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { byName } from '../by-name';
import { ROOT } from '../root';
import { lockedFor } from './locked';
import { closure, type WorkspacePackage } from './workspace-packages';

const NOT_INPUT = new Set(['node_modules', '.types', '.build', 'gateway', 'ops']);
const TEST = /\.test\.tsx?$/;
/** What decides how a build is made, of the package that makes it; its tools for people are no part of that. */
const SETTINGS = ['build-all.ts', 'root.ts', 'by-name.ts', 'describe', 'packages', 'settings', 'targets'].map(name =>
  path.join('shared/build/src', name),
);
const BUILDER = 'shared/build';

/** A hash of all that goes into a build: the same inputs, the same id. */
export async function buildIdOf(
  packages: ReadonlyMap<string, WorkspacePackage>,
  folder: string,
  /** The flavour, and what else tells two builds of the same files apart. */
  kind: string,
): Promise<string> {
  const hash = createHash('sha256').update(kind);
  const folders = closure(packages, folder).map(used => used.folder);
  const lockfile = await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  for (const locked of lockedFor(lockfile, [BUILDER, ...folders.map(used => path.relative(ROOT, used))])) {
    hash.update(`\0${locked}`);
  }
  const inputs = [...folders, ...SETTINGS.map(setting => path.join(ROOT, setting))];
  const files = (await Promise.all(inputs.map(filesUnder))).flat().sort(byName);
  for (const file of files) {
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return buildIdFrom(hash.digest('hex'));
}

const LETTERS = 'abcdefghijklmnop';

/** Letters only: what scrubs a beacon takes six digits in a row for somebody's amount. */
export function buildIdFrom(hex: string): string {
  return Array.from(hex.slice(0, 12), digit => LETTERS.charAt(Number.parseInt(digit, 16))).join('');
}

async function filesUnder(fileOrFolder: string): Promise<string[]> {
  if (path.extname(fileOrFolder) !== '') return [fileOrFolder];
  const entries = await readdir(fileOrFolder, { withFileTypes: true });
  const nested = entries
    .filter(entry => !NOT_INPUT.has(entry.name) && !TEST.test(entry.name))
    .map(async entry => {
      const full = path.join(fileOrFolder, entry.name);
      return entry.isDirectory() ? filesUnder(full) : [full];
    });
  return (await Promise.all(nested)).flat();
}
