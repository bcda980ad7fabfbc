import { existsSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { byName } from '../by-name';
import { IN_SUITE, ROOT } from '../root';

export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Packages of the suite's that its code imports at run time. */
  readonly uses: readonly string[];
}

/**
 * The packages that a browser may get: `shared/*`, the shell and the areas. Of an area elsewhere: its own, and those of
 * the suite's that are installed for it.
 */
export async function workspacePackages(root = ROOT): Promise<Map<string, WorkspacePackage>> {
  if (!IN_SUITE) return installedFor(root);
  const shared = (await readdir(path.join(root, 'shared'))).map(name => path.join(root, 'shared', name));
  const folders = [...shared, path.join(root, 'shell'), ...(await areaFolders(root))];
  const found = await Promise.all(
    folders.filter(folder => existsSync(path.join(folder, 'package.json'))).map(readPackage),
  );
  return new Map(found.map(each => [each.name, each]));
}

/** The area's package, and by it every one of the suite's that it reaches. */
export async function installedFor(folder: string): Promise<Map<string, WorkspacePackage>> {
  const own = await readPackage(folder);
  const found = new Map([[own.name, own]]);
  for (const user of found.values()) {
    for (const name of user.uses) {
      if (!found.has(name)) found.set(name, await readPackage(folderOf(name, user)));
    }
  }
  return found;
}

function folderOf(name: string, { folder, name: user }: WorkspacePackage): string {
  const places = createRequire(path.join(folder, 'package.json')).resolve.paths(name) ?? [];
  const place = places.find(each => existsSync(path.join(each, name, 'package.json')));
  if (place === undefined) throw new Error(`${user} uses ${name}, which is not installed: npm install`);
  return realpathSync(path.join(place, name));
}

/** An area like the others, beside the commands that it is a screen of. */
const OPERATORS_SCREEN = 'shell/ops/screen';

/** `mf-<name>` folders with an `area.ts`, in the order of their names, and the operators' screen; elsewhere the one area's. */
export async function areaFolders(root = ROOT): Promise<string[]> {
  if (!IN_SUITE) return existsSync(path.join(root, 'area.ts')) ? [root] : [];
  const names = (await readdir(root)).filter(name => name.startsWith('mf-')).sort(byName);
  return [...names, OPERATORS_SCREEN]
    .map(name => path.join(root, name))
    .filter(folder => existsSync(path.join(folder, 'area.ts')));
}

/** The package in this folder and all that it uses, however far away. */
export function closure(packages: ReadonlyMap<string, WorkspacePackage>, folder: string): WorkspacePackage[] {
  const first = [...packages.values()].find(each => each.folder === folder);
  if (!first) throw new Error(`${folder} is not a package of the workspace`);
  const reached = new Map([[first.name, first]]);
  for (const { uses } of reached.values()) {
    for (const name of uses) {
      const used = packages.get(name);
      if (!used) throw new Error(`${name} is not a package of the workspace`);
      reached.set(name, used);
    }
  }
  return [...reached.values()];
}

const packageJson = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.prefault(z.record(z.string(), z.string()), {}),
});

export async function readPackage(folder: string): Promise<WorkspacePackage> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, dependencies } = packageJson.parse(JSON.parse(text));
  return { name, version, folder, uses: Object.keys(dependencies).filter(used => used.startsWith('@tradefloor/')) };
}
