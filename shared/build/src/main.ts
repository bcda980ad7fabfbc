// npx tsx shared/build/src/main.ts [names…]   builds shell and areas, or those named
import path from 'node:path';
import { build } from './command-line/build';
import { noteNewest } from './command-line/note-newest';
import { BUILDS } from './root';

try {
  const names = process.argv.slice(2);
  const built = await build(names);
  await noteNewest(path.join(BUILDS, 'latest.json'), built, names.length === 0);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
