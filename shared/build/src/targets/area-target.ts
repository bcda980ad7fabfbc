import { federationName } from '@tradefloor/release';
import { describeArea } from '../describe/area-description';
import { exposesOf, readArea } from '../describe/read-area';
import { buildIdOf } from '../packages/build-id';
import { readPackage, type WorkspacePackage } from '../packages/workspace-packages';
import type { Flavour } from '../root';
import { areaConfig } from '../settings/area-config';
import { placesOf, type Target } from './target';

export async function areaTarget(
  packages: ReadonlyMap<string, WorkspacePackage>,
  folder: string,
  flavour: Flavour,
): Promise<Target> {
  const area = await readArea(folder);
  const { version } = await readPackage(folder);
  const build = await buildIdOf(packages, folder, flavour);
  const federation = federationName(area.name, version, build);
  const places = placesOf(area.name, build, flavour);
  return {
    ...places,
    name: area.name,
    build,
    description: 'area.json',
    settings: areaConfig({
      area: area.name,
      folder,
      federation,
      output: places.staging,
      flavour,
      exposes: exposesOf(area),
    }),
    describe: compilation =>
      describeArea({ area, folder, output: places.staging, version, build, federation }, compilation),
  };
}
