import { areaJson, shellJson } from '@tradefloor/release';
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

export async function isBuilt({ folder, description, build }: Target): Promise<boolean> {
  try {
    const said: unknown = JSON.parse(await readFile(path.join(folder, description), 'utf8'));
    const schema = description === 'area.json' ? areaJson : shellJson;
    return schema.parse(said).build === build;
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
