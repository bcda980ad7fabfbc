import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { compileErrors } from './compile-errors';
import { areaTarget } from './targets/area-target';
import { isBuilt, keep, type Target } from './targets/target';
import { shellTarget } from './targets/shell-target';
import { areaFolders, workspacePackages } from './packages/workspace-packages';
import { readArea } from './describe/read-area';
import { type Flavour, IN_SUITE } from './root';

export interface Built {
  /** An area's name, or `shell`. */
  readonly name: string;
  readonly build: string;
  readonly folder: string;
  readonly kind: 'built' | 'unchanged';
}

/**
 * Builds shell and areas (or those named) into `.build/<name>/<build>/`, all in one process: eight of them apart would
 * parse React eight times. What has not changed since it was built is left alone.
 */
export async function buildAll({
  names = [],
  flavour = 'production',
}: { names?: readonly string[]; flavour?: Flavour } = {}): Promise<Built[]> {
  const targets = await chosenTargets(names, flavour);
  const known = await Promise.all(targets.map(async target => ({ target, built: await isBuilt(target) })));
  const missing = known.filter(({ built }) => !built).map(({ target }) => target);
  if (missing.length > 0) await compile(missing);
  return known.map(({ target, built }) => ({
    name: target.name,
    build: target.build,
    folder: target.folder,
    kind: built ? 'unchanged' : 'built',
  }));
}

async function chosenTargets(names: readonly string[], flavour: Flavour): Promise<Target[]> {
  const packages = await workspacePackages();
  const areas = await areasByName();
  const all = [...(IN_SUITE ? ['shell'] : []), ...areas.keys()];
  const wanted = names.map(name => name.replace(/^mf-/, ''));
  const unknown = wanted.find(name => !all.includes(name));
  if (unknown) throw new Error(`There is no "${unknown}". There are: ${all.join(', ')}.`);
  const chosen = wanted.length > 0 ? all.filter(name => wanted.includes(name)) : all;
  return Promise.all(
    chosen.map(name => {
      const folder = areas.get(name);
      return folder === undefined ? shellTarget(packages, flavour) : areaTarget(packages, folder, flavour);
    }),
  );
}

/** A folder `mf-<name>` is called as its area; another one as its team likes. */
export async function areasByName(): Promise<Map<string, string>> {
  const folders = await areaFolders();
  const named = folders.map(async folder => {
    const [, named] = /^mf-(.+)$/.exec(path.basename(folder)) ?? [];
    return [named ?? (await readArea(folder)).name, folder] as const;
  });
  return new Map(await Promise.all(named));
}

/** What could not be kept goes, also of those that would have been fine by themselves. */
async function compile(targets: readonly Target[]): Promise<void> {
  try {
    await compileAndKeep(targets);
  } finally {
    await Promise.all(targets.map(({ staging }) => rm(staging, { recursive: true, force: true })));
  }
}

async function compileAndKeep(targets: readonly Target[]): Promise<void> {
  const stats = await run(targets);
  const failed = stats.stats.filter(each => each.hasErrors());
  if (failed.length > 0) {
    throw new Error(compileErrors(stats));
  }
  await Promise.all(
    targets.map(async target => {
      const own = stats.stats.find(each => each.compilation.name === target.name);
      if (!own) throw new Error(`webpack says nothing about ${target.name}`);
      await keep(target, own.compilation);
    }),
  );
}

function run(targets: readonly Target[]): Promise<MultiStats> {
  const compiler = webpack(targets.map(target => target.settings));
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(problem => {
        if (failure ?? problem) reject(failure ?? problem);
        else if (stats) resolve(stats);
      });
    });
  });
}
