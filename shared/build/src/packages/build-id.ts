import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { byName } from '../by-name';
import { BUILDER } from '../root';
import { whatIsLocked } from './what-is-locked';
import { closure, type WorkspacePackage } from './workspace-packages';

const NOT_INPUT = new Set(['node_modules', '.types', '.build', 'gateway', 'ops']);
const TEST = /\.test\.tsx?$/;
/** What decides how a build is made, of the package that makes it; its tools for people are no part of that. */
const SETTINGS = ['build-all.ts', 'root.ts', 'by-name.ts', 'describe', 'packages', 'settings', 'targets'];

/** A hash of all that goes into a build: the same inputs, the same id. */
export async function buildIdOf(
  packages: ReadonlyMap<string, WorkspacePackage>,
  folder: string,
  /** The flavour, and what else tells two builds of the same files apart. */
  kind: string,
): Promise<string> {
  const hash = createHash('sha256').update(kind);
  const used = closure(packages, folder);
  for (const locked of await whatIsLocked(used.map(each => each.folder))) hash.update(`\0${locked}`);
  // By the names of packages: where they lie differs from one machine to the next.
  const inputs = [
    ...used.map(each => ({ name: each.name, at: each.folder })),
    ...SETTINGS.map(name => ({ name: `settings/${name}`, at: path.join(BUILDER, 'src', name) })),
  ];
  for (const [name, file] of (await Promise.all(inputs.map(namedFiles))).flat().sort(([a], [b]) => byName(a, b))) {
    hash.update(`\0${name}\0`).update(await readFile(file));
  }
  return buildIdFrom(hash.digest('hex'));
}

async function namedFiles({ name, at }: { readonly name: string; readonly at: string }) {
  const files = await filesUnder(at);
  return files.map(file => [`${name}/${path.relative(at, file)}`, file] as const);
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
