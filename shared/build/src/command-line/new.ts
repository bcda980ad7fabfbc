import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { areasByName } from '../build-all';
import { readArea } from '../describe/read-area';
import { newAreaElsewhere } from '../new-area/area-elsewhere';
import { forgetArea, newArea, refuseTaken, type Taken } from '../new-area/new-area';
import { packAll, type Packed } from '../packing/pack';
import { pinnedIn } from '../packing/packed-manifest';
import { areaAround, IN_SUITE, ROOT } from '../root';
import type { Asked } from './asked';
import { Refusal } from './refusal';
import { untilStopped } from './until-stopped';

const PNPM = 'pnpm@10.34.9';
const LOCKFILE = path.join(ROOT, 'pnpm-lock.yaml');

export async function makeArea(asked: Asked): Promise<void> {
  const { from } = asked;
  const [name = ''] = asked.names;
  const into = asked.value('into');
  if (name === '') throw new Refusal(`Give one name: ${IN_SUITE ? 'npm run new --' : 'tradefloor new'} lending`);
  if (IN_SUITE && into === undefined) await makeHere(name);
  else await makeElsewhere(name, path.resolve(from, into ?? '.'), asked.value('packages'), from);
}

async function makeHere(name: string): Promise<void> {
  await newArea(ROOT, name, await takenAddresses());
  const [stopped, locked] = [untilStopped(), await readFile(LOCKFILE)];
  if (!(await linked(stopped))) {
    await forgetArea(ROOT, name);
    await writeFile(LOCKFILE, locked);
    stopped.throwIfAborted();
    throw new Refusal('The packages could not be linked, and nothing was made: is the npm registry reachable?');
  }
  console.log(`mf-${name} is there, and shows itself at /${name}. What next:

${inColumns([
  [`npm run dev -- mf-${name}`, 'work on it inside the running suite'],
  [`npm test -- mf-${name}`, 'its format, lint, types, boundaries, texts and tests'],
  [`npx tsx shared/build/src/main.ts ${name}`, 'build it'],
  [`npm run ops -- publish .build/${name}/BUILD --promote`, 'put it on screen, in open tabs too'],
])}

Its routes and menu are in mf-${name}/area.ts, its texts in mf-${name}/src/locales.`);
}

/** Its packages are all here already: this only links them, and writes the lockfile. */
function linked(stopped: AbortSignal): Promise<boolean> {
  const args = ['--yes', PNPM, 'install', '--reporter=silent'];
  const installing = spawn('npx', args, { cwd: ROOT, stdio: 'inherit', signal: stopped });
  return new Promise(resolve => {
    // One that was stopped still ends, and writes until then.
    installing.on('error', () => installing.pid ?? resolve(false));
    installing.on('exit', status => resolve(status === 0));
  });
}

async function makeElsewhere(name: string, into: string, packages: string | undefined, from: string): Promise<void> {
  if (IN_SUITE && !path.relative(ROOT, into).startsWith('..'))
    throw new Refusal(`${into} is in the suite's repository: leave --into out, or name a folder outside.`);
  const around = areaAround(into);
  if (around !== null)
    throw new Refusal(`${around} is an area already, and one goes beside another: tradefloor new ${name} --into ..`);
  if (IN_SUITE) {
    if ((await areasByName()).has(name)) throw new Refusal(`mf-${name} is an area of the suite: choose another name.`);
    refuseTaken(name, await takenAddresses());
  }
  if (existsSync(into) && !statSync(into).isDirectory()) throw new Refusal(`${into} is no folder: name one by --into.`);
  const given = packages === undefined ? undefined : path.resolve(from, packages);
  const stopped = untilStopped();
  const folder = await newAreaElsewhere(into, name, {
    async packages(at) {
      if (given !== undefined) return tarballsIn(given);
      return IN_SUITE ? packAll(path.join(at, 'packages'), stopped) : [];
    },
    pinned: IN_SUITE ? pinnedIn(await readFile(LOCKFILE, 'utf8')) : new Map(),
  });
  console.log(`${folder} has the area "${name}", which shows itself at /${name}. What next, there:

${inColumns([
  ['npm install', 'its packages'],
  ['npm test', 'types, lint, texts and tests'],
  ['npm run dev -- --suite ADDRESS', 'work on it inside a suite that runs'],
  ['npm run build', 'build it'],
  ['npx --no tradefloor publish --suite ADDRESS', "hand the build to the suite's operators"],
])}

Its routes and menu are in area.ts, its texts in src/locales.`);
  if (!IN_SUITE && given === undefined)
    console.log('Its packages come from the registry that npm asks; where they are tarballs, give --packages FOLDER.');
}

function inColumns(rows: ReadonlyArray<readonly [command: string, what: string]>): string {
  const width = Math.max(...rows.map(([command]) => command.length)) + 3;
  return rows.map(([command, what]) => `  ${command.padEnd(width)}${what}`).join('\n');
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
