import { within } from '@tradefloor/platform';

/** Files that are fetched together fail together, but not at once: one still failing would fail the second try too. */
const PAUSE_MS = 250;
/** A slow line brings a large file after 15 s; a little longer than a script is waited for (`area-config.ts`). */
const LIMIT_MS = 20_000;
/** What failed later was not lost with a connection. */
const SOON_MS = 10_000;

/** A chunk that one lost connection kept from us is worth a second try; webpack forgets a failed chunk by itself. */
export function twice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return within(LIMIT_MS, tried(load), tooLate);
}

async function tried<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const began = performance.now();
  try {
    return await load();
  } catch (problem) {
    if (performance.now() - began > SOON_MS) throw problem;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

/** By this name the shell looks whether anybody answers, before it blames the build. */
const tooLate = (): Error => Object.assign(new Error('Not loaded in time'), { name: 'ChunkLoadError' });
