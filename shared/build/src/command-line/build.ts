import path from 'node:path';
import { buildAll, type Built } from '../build-all';
import { ROOT } from '../root';
import { assertAreaHere } from './area-here';

/** Builds what is named, or all that is here, and says what came of it. */
export async function build(names: readonly string[]): Promise<readonly Built[]> {
  assertAreaHere();
  const began = performance.now();
  const built = await buildAll({ names });
  for (const { name, build: id, folder, kind } of built) {
    console.log(`${kind.padEnd(9)} ${name.padEnd(10)} ${id}  ${path.relative(ROOT, folder)}`);
  }
  console.log(
    `${built.length === 1 ? '1 build' : `${built.length} builds`}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return built;
}
