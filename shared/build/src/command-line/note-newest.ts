import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Built } from '../build-all';

/** For whoever starts, publishes or serves the suite: the newest build of each. A part that was built alone takes its own place in it. */
export async function noteNewest(file: string, built: readonly Built[], isAll: boolean): Promise<void> {
  const before = isAll ? [] : await noted(file);
  const kept = before.filter(({ name }) => !built.some(newer => newer.name === name));
  // A gateway may be reading it.
  await writeFile(`${file}.new`, `${JSON.stringify([...built, ...kept], null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** Nothing, where nothing was built yet or the file is damaged: the next build of all writes it whole. */
async function noted(file: string): Promise<readonly Built[]> {
  try {
    const known: unknown = JSON.parse(await readFile(file, 'utf8'));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written here
    return Array.isArray(known) ? (known as Built[]) : [];
  } catch {
    return [];
  }
}
