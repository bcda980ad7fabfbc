import { type BuildFile, shellJson } from '@tradefloor/release';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { filesOfChunk } from '../describe/chunk-files';
import { type FirstFiles, firstFiles } from '../describe/first-files';
import { describeShell } from '../describe/shell-description';
import { exposesOf, readArea } from '../describe/read-area';
import { areaFolders, readPackage } from '../packages/workspace-packages';
import { BUILDS, ROOT } from '../root';
import { shellConfig } from '../settings/shell-config';
import { compileAlone } from './compile-alone';

export interface OneBundle {
  /** With a `shell.json`, for a gateway to serve. */
  readonly folder: string;
  readonly files: readonly BuildFile[];
  /** By area: what a page of it fetches first besides the entry, in order. */
  readonly first: Readonly<Record<string, FirstFiles & { readonly area: readonly string[] }>>;
}

const FOLDER = path.join(BUILDS, '.reference', 'one-bundle');
const BUILD = 'onebundle';

/**
 * Shell and areas compiled together, each area a plain dynamic import, without federation: what the same code costs
 * when nothing can be released apart. `npm run bench` measures the suite against it.
 */
export async function buildOneBundle(): Promise<OneBundle> {
  const areas = await Promise.all(
    (await areaFolders()).map(async folder => ({ folder, area: await readArea(folder) })),
  );
  await rm(FOLDER, { recursive: true, force: true });
  const imports = path.join(BUILDS, '.reference', 'areas-at-once.ts');
  await mkdir(path.dirname(imports), { recursive: true });
  await writeFile(imports, areasAtOnce(areas));
  const compilation = await compileAlone(settings(imports));
  const said = await describe(compilation);
  await writeFile(path.join(FOLDER, 'shell.json'), JSON.stringify(said));
  const first = await Promise.all(
    areas.map(async ({ folder, area: said }) => {
      const area = filesOfChunk(compilation, `area-${said.name}`);
      return [said.name, { ...(await firstFiles(compilation, folder, said)), area }] as const;
    }),
  );
  return { folder: FOLDER, files: said.files, first: Object.fromEntries(first) };
}

/** As the shell is built, but for federation: what loads areas is replaced by the imports. */
function settings(imports: string): Configuration {
  const shell = shellConfig({
    build: BUILD,
    folder: path.join(ROOT, 'shell'),
    output: FOLDER,
    flavour: 'production',
    kit: false,
  });
  const plugins = (shell.plugins ?? []).filter(
    plugin => plugin && plugin.constructor.name !== 'ModuleFederationPlugin',
  );
  return {
    ...shell,
    name: 'one-bundle',
    cache: false,
    plugins: [...plugins, new webpack.NormalModuleReplacementPlugin(/\/browser-federation$/, imports)],
  };
}

type Areas = readonly { readonly folder: string; readonly area: Awaited<ReturnType<typeof readArea>> }[];

/** The same two functions as the shell's `browserFederation`. */
function areasAtOnce(areas: Areas): string {
  const entries = areas.flatMap(({ folder, area }) =>
    Object.entries(exposesOf(area)).map(([expose, given]) => {
      const file = JSON.stringify(path.join(folder, given.import));
      const chunk = JSON.stringify(expose === './area' ? `area-${area.name}` : given.name);
      return `${JSON.stringify(`${area.name} ${expose}`)}: () => import(/* webpackChunkName: ${chunk} */ ${file}),`;
    }),
  );
  return [
    'const MODULES = {',
    ...entries,
    '};',
    'export const browserFederation = () => ({',
    "  load: ({ area }, expose) => MODULES[area + ' ' + expose](),",
    '  purge: () => undefined,',
    '});',
  ].join('\n');
}

async function describe(compilation: Compilation) {
  const { version } = await readPackage(path.join(ROOT, 'shell'));
  const platform = (await readPackage(path.join(ROOT, 'shared/platform'))).version;
  return shellJson.parse(await describeShell({ output: FOLDER, version, build: BUILD, platform }, compilation));
}
