import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../command-line/make-folder';
import type { Packed } from '../packing/pack';
import { exactly } from '../packing/packed-manifest';
import { refuseBadName } from './new-area';
import { writeTemplate } from './write-template';

const names = z.record(z.string(), z.string());
const packageJson = z.looseObject({ dependencies: names, devDependencies: names });

/** `npm run …`, as people try it; publishing is no script, or npm would run it by itself. */
const SCRIPTS = { build: 'tradefloor build', dev: 'tradefloor dev', test: 'tradefloor test' };

export interface Taking {
  /** The tarballs that the area in this folder takes. */
  packages(folder: string): Promise<readonly Packed[]>;
  /** What the catalog's names stand for, where the template names it. */
  readonly pinned: ReadonlyMap<string, string>;
}

/**
 * A repository of its own: the same area, which takes the suite's packages from tarballs, or, where there are none, by
 * their version from whatever registry has them. Half a repository is none: it goes where it can't be finished.
 */
export async function newAreaElsewhere(into: string, name: string, taking: Taking): Promise<string> {
  refuseBadName(into, name);
  const folder = path.join(into, `mf-${name}`);
  try {
    await makeFolder(folder);
    await write(folder, name, taking);
  } catch (problem) {
    await rm(folder, { recursive: true, force: true });
    throw problem;
  }
  return folder;
}

async function write(folder: string, name: string, taking: Taking): Promise<void> {
  await writeTemplate(folder, name);
  const packed = await taking.packages(folder);
  await change(path.join(folder, 'package.json'), own => withPackages(own, folder, packed, taking.pinned));
  await change(path.join(folder, 'tsconfig.json'), ({ references: _others, ...own }) => ({
    ...own,
    extends: '@tradefloor/build/typescript/area.json',
  }));
  await writeFile(path.join(folder, '.gitignore'), 'node_modules/\n.build/\n.types/\n');
}

function withPackages(
  own: Record<string, unknown>,
  folder: string,
  packed: readonly Packed[],
  pinned: Taking['pinned'],
) {
  const { dependencies, devDependencies, sideEffects, ...rest } = packageJson.parse(own);
  const from = new Map(
    packed.map(({ name, file }) => [name, `file:${path.relative(folder, file).split(path.sep).join('/')}`]),
  );
  const placed = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([used, range]) => {
        return [used, from.get(used) ?? exactly(used, range, { version: range, pinned })] as const;
      }),
    );
  // Those too that only the others need: npm takes from a tarball only what is named here.
  const others = [...from].filter(([used]) => !Object.hasOwn(dependencies, used));
  return {
    ...rest,
    scripts: SCRIPTS,
    dependencies: placed(dependencies),
    devDependencies: { ...placed(devDependencies), ...Object.fromEntries(others) },
    sideEffects,
  };
}

async function change(file: string, how: (own: Record<string, unknown>) => object): Promise<void> {
  const own = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, `${JSON.stringify(how(own), null, 2)}\n`);
}
