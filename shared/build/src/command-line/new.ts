import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { areasByName } from '../build-all';
import { readArea } from '../describe/read-area';
import { newAreaElsewhere } from '../new-area/area-elsewhere';
import { forgetArea, newArea, type Taken } from '../new-area/new-area';
import { packAll, type Packed } from '../packing/pack';
import { pinnedIn } from '../packing/packed-manifest';
import { IN_SUITE, ROOT } from '../root';
import type { Asked } from './asked';
import { Refusal } from './refusal';

const PNPM = 'pnpm@10.34.9';

export async function makeArea(asked: Asked): Promise<void> {
  const { from } = asked;
  const [name = ''] = asked.names;
  const into = asked.value('into');
  if (name === '') throw new Refusal('Give one name: tradefloor new lending');
  if (IN_SUITE && into === undefined) await makeHere(name);
  else await makeElsewhere(name, path.resolve(from, into ?? '.'), asked.value('packages'), from);
}

async function makeHere(name: string): Promise<void> {
  await newArea(ROOT, name, await takenAddresses());
  // Its packages are all here already: this only links them, and writes the lockfile.
  const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--reporter=silent'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    await forgetArea(ROOT, name);
    throw new Refusal('The packages could not be linked, and nothing was made: is the npm registry reachable?');
  }
  console.log(`mf-${name} stands, and shows itself at /${name}. What next:

  npm run dev -- mf-${name}                          work on it inside the running suite
  npx jest mf-${name}                                run its tests
  npx tsx shared/build/src/main.ts ${name}           build it
  npm run ops -- publish .build/${name}/BUILD --promote   put it on screen, in open tabs too

Its routes and menu stand in mf-${name}/area.ts, its texts in mf-${name}/src/locales.`);
}

async function makeElsewhere(name: string, into: string, packages: string | undefined, from: string): Promise<void> {
  if (IN_SUITE && !path.relative(ROOT, into).startsWith('..'))
    throw new Refusal(`${into} is in the suite's repository: leave --into out, or name a folder outside.`);
  const given = packages === undefined ? undefined : path.resolve(from, packages);
  const folder = await newAreaElsewhere(into, name, {
    async packages(at) {
      if (given !== undefined) return tarballsIn(given);
      return IN_SUITE ? packAll(path.join(at, 'packages')) : [];
    },
    pinned: IN_SUITE ? pinnedIn(await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')) : new Map(),
  });
  console.log(`${folder} has the area "${name}", which shows itself at /${name}. What next, there:

  npm install                                its packages
  npm test                                   types, lint and tests
  npm run dev -- --suite ADDRESS             work on it inside a suite that runs
  npm run build                              build it
  npx --no tradefloor publish --suite ADDRESS    hand the build to the suite's operators

Its routes and menu are in area.ts, its texts in src/locales.`);
}

/** As `tradefloor pack` leaves them. */
async function tarballsIn(folder: string): Promise<Packed[]> {
  const found = (await readdir(folder).catch(() => [])).flatMap(file => {
    const [, room, version] = /^tradefloor-([a-z]+)-(\d.*)\.tgz$/.exec(file) ?? [];
    return room === undefined || version === undefined
      ? []
      : [{ name: `@tradefloor/${room}`, version, file: path.join(folder, file) }];
  });
  if (found.length === 0) throw new Refusal(`${folder} has no packages: "npm run pack" in the suite's repository.`);
  return found;
}

async function takenAddresses(): Promise<Taken> {
  const areas = await Promise.all([...(await areasByName()).values()].map(readArea));
  return new Map(
    areas.flatMap(area =>
      area.routes.flatMap(({ path: route, aliases = [] }) =>
        [route, ...aliases].map(address => [address.toLowerCase(), area.name] as const),
      ),
    ),
  );
}
