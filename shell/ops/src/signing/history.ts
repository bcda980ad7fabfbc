import { readRegistry, type Registry } from '@tradefloor/release';
import { Refused } from '@tradefloor/release/signed-registry';
import { openSignedStore } from '@tradefloor/release/signed-store';
import { descriptionOf, lossOf } from '../releases/published';
import type { ReleaseStore } from '../store/release-store';
import { type Flaw, lookedAt } from './flaws';
import { knownKeys } from './keys';
import { rememberedOf } from './remembered';
import type { SigningPlace } from './signer';

/** What stands, as a gateway would judge it, and each revision before it: signed, and over the one that it says. */
export async function wrongWithSignatures(store: ReleaseStore, signing: SigningPlace): Promise<string[]> {
  const { keys, retired } = await knownKeys(signing.folder);
  const last = await rememberedOf(store, signing);
  const { document, revision } = await store.newest();
  const isOlder = last !== null && readRegistry(document).registry.updated < last.updated;
  if (isOlder) return [`Revision ${revision} is older than revision ${last.revision}, which was signed here.`];
  if (keys.length === 0 || revision === 0) return [];
  try {
    const { leftOut, published } = await openSignedStore({
      document,
      descriptionOf: descriptionOf(store),
      keys,
      now: Date.now(),
    });
    const lost = leftOut.map(({ area, build }) => `${area} ${build}: its description is not the one that was signed.`);
    return [
      ...lost,
      ...(await unsignedIn(readRegistry(document).registry, published, store)),
      ...(await wrongBefore(store, [...keys, ...retired])),
    ];
  } catch (error) {
    return [`Revision ${revision}: ${error instanceof Refused ? error.message : String(error)}.`];
  }
}

const FOUND: Readonly<Record<Flaw, (revision: number) => string>> = {
  entry: revision => `Revision ${revision} in the history is not the one that was signed.`,
  pointers: revision => `Revision ${revision} in the history says something else than what was signed.`,
  told: revision => `Revision ${revision} in the history: who wrote it, or why, was changed.`,
  gap: revision => `Revision ${revision - 1} is missing from the history.`,
};

/** Up to the first that was replaced: nothing vouches for those before it. */
async function wrongBefore(store: ReleaseStore, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { entry, flaws } of lookedAt(store.revisions(), keys)) {
    if (flaws === null) break;
    found.push(...flaws.map(flaw => FOUND[flaw](entry.revision)));
    if (flaws.includes('entry')) break;
  }
  return found;
}

/** What is listed and was brought by nobody; what the store has lost is told as that. */
async function unsignedIn(listed: Registry, published: Registry, store: ReleaseStore): Promise<string[]> {
  const found: string[] = [];
  for (const [area, { builds }] of Object.entries(listed.areas)) {
    const signed = new Set(published.areas[area]?.builds.map(({ build }) => build));
    for (const each of builds.filter(({ build }) => !signed.has(build))) {
      if ((await lossOf(store, each)) === null)
        found.push(`${area} ${each.build}: nobody signed it: publish it again.`);
    }
  }
  return found;
}
