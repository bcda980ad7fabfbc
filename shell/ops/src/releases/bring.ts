import type { AreaJson, AreaReleases, Build, ReadRegistry } from '@tradefloor/release';
import { hashOf } from '@tradefloor/release/signing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../command';
import { editRegistry, releasesOf, type Standing, standingRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { inEnglish } from '../said/english';
import { blockedLast } from './blocked-last';
import { isSomebodys } from './is-somebodys';
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
  const text = await readFile(path.join(folder, 'area.json'), 'utf8');
  const isTaken = async ({ registry }: ReadRegistry, known: Build | undefined): Promise<boolean> =>
    known !== undefined && (await isSomebodys(registry, known, { text, store, note }));
  const found = await standingRegistry(store);
  refuseTwin(said, found);
  if (!(await isTaken(found, listedIn(found, said))) && (await lossOf(store, entry)) !== null) {
    await store.putBuild(area, build, folder);
  }
  const listing = async (standing: Standing) => {
    refuseTwin(said, standing);
    const releases = releasesOf(standing, area) ?? newcomer(await blockedLast(area, store, note.signing));
    const known = releases.builds.find(each => each.build === build);
    if (known !== undefined && (await isTaken(standing, known))) return { known, areas: null };
    const builds = [entry, ...releases.builds.filter(each => each !== known)];
    return { known: entry, brings: entry, areas: { [area]: { ...releases, builds } } };
  };
  const { revision, changed, decided } = await editRegistry(store, note, listing);
  const { known } = decided;
  // A signature is under the words, not under what they mean.
  const isWordForWord = known.signed === undefined || hashOf(text) === known.signed.hash;
  const differs = !isDeepStrictEqual(asPublished(known), said) || !isWordForWord;
  // Asked again now that it is listed: a prune may have taken a folder that was not, or another writer replaced it.
  const loss = await lossOf(store, known);
  if (loss !== null && differs) {
    refuse(
      `${area} ${build} is damaged in the store (${inEnglish(loss)}), and ${folder} is not what was published as it: publish that.`,
    );
  }
  if (loss !== null) await store.putBuild(area, build, folder);
  if (!changed) return { revision, outcome: loss === null ? 'already' : 'mended', differs };
  const written = await standingRegistry(store);
  const own = listedIn(written, said);
  if (own === undefined || (await isTaken(written, own))) return { revision, outcome: 'published', differs };
  // Listed while its folder was gone, it has no signature yet.
  const signed = await editRegistry(store, { ...note, ifRevision: null }, listing);
  return { revision: signed.revision, outcome: 'published', differs };
}

function listedIn({ registry }: ReadRegistry, { area, build }: AreaJson): Build | undefined {
  return registry.areas[area]?.builds.find(known => known.build === build);
}

/** Tabs know a build by its id alone: what befalls one that bears another's would befall that as well. */
function refuseTwin({ area, build }: AreaJson, { registry }: ReadRegistry): void {
  for (const [other, { builds, blocked }] of Object.entries(registry.areas)) {
    if (other === area || !(blocked.includes(build) || builds.some(known => known.build === build))) continue;
    refuse(`${build} is a build of ${other} already: build ${area} under an id of its own.`);
  }
}
