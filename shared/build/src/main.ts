// npx tsx shared/build/src/main.ts [names…]   builds shell and areas, or those named
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildAll } from './build-all';
import { BUILDS, ROOT } from './root';

const began = performance.now();
try {
  const names = process.argv.slice(2);
  const built = await buildAll({ names });
  for (const { name, build, folder, kind } of built) {
    console.log(`${kind.padEnd(9)} ${name.padEnd(10)} ${build}  ${path.relative(ROOT, folder)}`);
  }
  // For whoever starts or publishes the suite: the newest build of each.
  if (names.length === 0) await writeFile(path.join(BUILDS, 'latest.json'), `${JSON.stringify(built, null, 2)}\n`);
  console.log(`${built.length} builds, ${((performance.now() - began) / 1000).toFixed(1)} s`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
