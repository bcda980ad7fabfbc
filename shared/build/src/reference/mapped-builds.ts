import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { areaTarget } from '../targets/area-target';
import { areasByName } from '../build-all';
import { shellTarget } from '../targets/shell-target';
import { workspacePackages } from '../packages/workspace-packages';
import { BUILDS } from '../root';
import { compileAlone } from './compile-alone';

export interface MappedScript {
  readonly file: string;
  readonly text: string;
  /** The source map, as JSON; null for a script that was made from no code, such as an area's texts. */
  readonly map: string | null;
}

/**
 * The shell or an area once more as it is published, with a source map beside each script: what tells which library a
 * byte comes from. The scripts are the same but for the hashes in them, because the styles have maps as well.
 */
export async function mappedScripts(name: string): Promise<MappedScript[]> {
  const packages = await workspacePackages();
  const { settings } =
    name === 'shell'
      ? await shellTarget(packages, 'production')
      : await areaTarget(packages, (await areasByName()).get(name) ?? '', 'production');
  const folder = path.join(BUILDS, '.reference', `mapped-${name}`);
  await rm(folder, { recursive: true, force: true });
  await compileAlone({
    ...settings,
    cache: false,
    // Hidden: no line at the end of a script names its map, which would change its bytes.
    devtool: 'hidden-source-map',
    output: { ...settings.output, path: folder },
  });
  const files = await readdir(folder);
  return Promise.all(
    files
      .filter(file => file.endsWith('.js'))
      .map(async file => ({
        file,
        text: await readFile(path.join(folder, file), 'utf8'),
        map: files.includes(`${file}.map`) ? await readFile(path.join(folder, `${file}.map`), 'utf8') : null,
      })),
  );
}
