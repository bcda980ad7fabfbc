// npm run new -- NAME   makes the folder mf-NAME with an area that runs as it is
import { spawnSync } from 'node:child_process';
import { readArea } from '../describe/read-area';
import { areaFolders } from '../packages/workspace-packages';
import { ROOT } from '../root';
import { forgetArea, newArea, Refusal, type Taken } from './new-area';

const PNPM = 'pnpm@10.34.9';

async function takenAddresses(): Promise<Taken> {
  const areas = await Promise.all((await areaFolders()).map(readArea));
  return new Map(
    areas.flatMap(area =>
      area.routes.flatMap(({ path, aliases = [] }) =>
        [path, ...aliases].map(address => [address.toLowerCase(), area.name] as const),
      ),
    ),
  );
}

const [name = '', ...more] = process.argv.slice(2);
try {
  if (name === '' || more.length > 0) throw new Refusal('Give one name: npm run new -- lending');
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
} catch (problem) {
  if (!(problem instanceof Refusal)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
