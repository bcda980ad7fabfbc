import type { AreaJson, AreaReleases, Build } from '@tradefloor/release';
import { hashOf } from '@tradefloor/release/signing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../command';
import { editRegistry, releasesOf, standingRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { inEnglish } from '../said/english';
import { blockedLast } from './blocked-last';
import { asPublished, entryOf, lossOf } from './published';

const newcomer = (blocked: readonly string[]): AreaReleases => ({
  builds: [],
  stable: null,
  lastGood: [],
  blocked: [...blocked],
});

export type Bringing = Pick<Context, 'store' | 'note' | 'now'>;

export interface Brought {
  readonly revision: number;
  /** `mended`: it was published before, and the store had lost something of it. */
  readonly outcome: 'published' | 'mended' | 'already';
  /** What was published under this id is not what this folder has; it stays. */
  readonly differs: boolean;
}

/**
 * A checked folder, into the store and into the registry. An id stands for the inputs of a build; where two outputs
 * come under one, what people may already have stays. What no registry lists is nobody's yet, and is replaced: a
 * publish that was killed half-way, or a folder that somebody put there.
 */
export async function bring(said: AreaJson, folder: string, context: Bringing): Promise<Brought> {
  const { area, build } = said;
  const { store, note } = context;
  const entry = entryOf(said, context.now());
  if (!(await isListed(said, context)) && (await lossOf(store, entry)) !== null) {
    await store.putBuild(area, build, folder);
  }
  const { revision, changed, decided } = await editRegistry(store, note, async standing => {
    const releases = releasesOf(standing, area) ?? newcomer(await blockedLast(area, store));
    const known = releases.builds.find(each => each.build === build);
    if (known !== undefined) return { known, areas: null };
    return { known: entry, areas: { [area]: { ...releases, builds: [entry, ...releases.builds] } } };
  });
  const { known } = decided;
  const differs = !isDeepStrictEqual(asPublished(known), said) || !(await isWordForWord(known, folder));
  // Asked again now that it is listed: a prune may have taken a folder that was not, or another writer replaced it.
  const loss = await lossOf(store, known);
  if (loss === null) return { revision, outcome: changed ? 'published' : 'already', differs };
  if (differs) {
    refuse(
      `${area} ${build} is damaged in the store (${inEnglish(loss)}), and ${folder} is not what was published as it: publish that.`,
    );
  }
  await store.putBuild(area, build, folder);
  return { revision, outcome: changed ? 'published' : 'mended', differs };
}

/** A signature is under the words, not under what they mean. */
async function isWordForWord({ signed }: Build, folder: string): Promise<boolean> {
  return signed === undefined || hashOf(await readFile(path.join(folder, 'area.json'), 'utf8')) === signed.hash;
}

async function isListed({ area, build }: AreaJson, { store }: Bringing): Promise<boolean> {
  const { registry } = await standingRegistry(store);
  return registry.areas[area]?.builds.some(known => known.build === build) ?? false;
}
