import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package: `shared/build`, or what was packed of it in somebody's `node_modules`. */
export const BUILDER = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The suite's own repository has every area and the shell; elsewhere one area is worked on, by what was packed. */
export const IN_SUITE = path.basename(path.dirname(BUILDER)) === 'shared';

/** The repository, or the folder of the one area. */
export const ROOT = IN_SUITE
  ? path.resolve(BUILDER, '../..')
  : (areaAround(realpathSync(process.cwd())) ?? realpathSync(process.cwd()));
export const BUILDS = path.join(ROOT, '.build');

/** Production is what is published; development serves one area from its own server. */
export type Flavour = 'production' | 'development';

/** The area that the folder is of, however deep in it. */
export function areaAround(folder: string): string | null {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'area.ts'))) return at;
    if (at === path.dirname(at)) return null;
  }
}
