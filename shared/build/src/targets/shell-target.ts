import path from 'node:path';
import { describeShell } from '../describe/shell-description';
import { buildIdOf } from '../packages/build-id';
import { platformVersion } from '../packages/platform-version';
import { readPackage, type WorkspacePackage } from '../packages/workspace-packages';
import { type Flavour, ROOT } from '../root';
import { shellConfig } from '../settings/shell-config';
import { placesOf, type Target } from './target';

export async function shellTarget(packages: ReadonlyMap<string, WorkspacePackage>, flavour: Flavour): Promise<Target> {
  const folder = path.join(ROOT, 'shell');
  const { version } = await readPackage(folder);
  const kit = flavour === 'development' || process.env['TRADEFLOOR_KIT'] === '1';
  const build = await buildIdOf(packages, folder, kit ? `${flavour} with kit` : flavour);
  const places = placesOf('shell', build, flavour);
  return {
    ...places,
    name: 'shell',
    build,
    description: 'shell.json',
    settings: shellConfig({ build, folder, output: places.staging, flavour, kit }),
    describe: compilation =>
      describeShell({ output: places.staging, version, build, platform: platformVersion() }, compilation),
  };
}
