import { areaJson, shellJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { BUILDS, type Flavour } from '../root';

/** One thing to build, and where it goes. */
export interface Target {
  readonly name: string;
  readonly build: string;
  /** Where the finished build stands. */
  readonly folder: string;
  /** Where webpack writes: a build is whole or not there at all. */
  readonly staging: string;
  readonly settings: Configuration;
  /** The file that says what the build is, and its content. */
  readonly description: 'area.json' | 'shell.json';
  describe(compilation: Compilation): Promise<unknown>;
}

/** Development builds stand apart: the newest shell beside the published ones is what the gateway serves. */
export function placesOf(name: string, build: string, flavour: Flavour): Pick<Target, 'folder' | 'staging'> {
  const folder = path.join(BUILDS, ...(flavour === 'production' ? [name] : ['.development', name]), build);
  return { folder, staging: path.join(BUILDS, '.staging', `${name}-${build}-${randomBytes(4).toString('hex')}`) };
}

/** Whole, with every file as it was written: "build it again" is what anybody is told whose build is not. */
export async function isBuilt({
  folder,
  description,
  build,
}: Pick<Target, 'folder' | 'description' | 'build'>): Promise<boolean> {
  try {
    const said: unknown = JSON.parse(await readFile(path.join(folder, description), 'utf8'));
    const schema = description === 'area.json' ? areaJson : shellJson;
    const { build: id, files } = schema.parse(said);
    const same = files.map(
      async ({ path: name, integrity }) => integrityOf(await readFile(path.join(folder, name))) === integrity,
    );
    return id === build && !(await Promise.all(same)).includes(false);
  } catch {
    return false;
  }
}

export async function keep(target: Target, compilation: Compilation): Promise<void> {
  const said = await target.describe(compilation);
  await writeFile(path.join(target.staging, target.description), `${JSON.stringify(said, null, 2)}\n`);
  await mkdir(path.dirname(target.folder), { recursive: true });
  await rm(target.folder, { recursive: true, force: true });
  await rename(target.staging, target.folder);
}
