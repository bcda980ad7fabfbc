// npx tsx shared/build/src/main.ts [names…]   builds shell and areas, or those named
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from './command-line/build';
import { BUILDS } from './root';

try {
  const names = process.argv.slice(2);
  const built = await build(names);
  // For whoever starts or publishes the suite: the newest build of each.
  if (names.length === 0) await writeFile(path.join(BUILDS, 'latest.json'), `${JSON.stringify(built, null, 2)}\n`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
