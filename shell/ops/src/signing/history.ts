import { readRegistry, type Registry, signatureListed } from '@tradefloor/release';
import { type Pointers, readPointers, Refused } from '@tradefloor/release/signed-registry';
import { openSignedStore, signedIn } from '@tradefloor/release/signed-store';
import { hashOf, nodeChecks } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import { descriptionOf, lossOf } from '../releases/published';
import type { ReleaseStore } from '../store/release-store';
import { knownKeys } from './keys';
import { rememberedOf } from './remembered';
import type { SigningPlace } from './signer';
import { isAsTold } from './told';

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

async function wrongBefore(store: ReleaseStore, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let before: string | null = null;
  for await (const entry of store.revisions()) {
    const { revision, registry } = entry;
    const signed = signedIn(registry);
    const isNamed = signed !== null && (before === null || hashOf(signed.said) === before);
    // The revisions from before the first signature end the chain.
    if (signed === null && before === null) break;
    if (signed === null || !isNamed || !keys.includes(signed.key) || !(await nodeChecks.holds('pointers', signed))) {
      found.push(`Revision ${revision} in the history is not the one that was signed.`);
      break;
    }
    const pointers = readPointers(signed);
    if (!saysTheSame(registry, pointers)) {
      found.push(`Revision ${revision} in the history says something else than what was signed.`);
    }
    if (!isAsTold(entry, pointers))
      found.push(`Revision ${revision} in the history: who wrote it, or why, was changed.`);
    before = pointers.before;
    if (before === null) break;
  }
  return found;
}

/** The copy of a revision, of which older ones have no descriptions, and what was signed of it. */
function saysTheSame(copy: unknown, pointers: Pointers): boolean {
  const { expires: _until, before: _before, keys: _keys, ...said } = pointers;
  const [is, was] = [copy, said].map(document => pointedIn(readRegistry(document).registry));
  const builds = Object.entries(pointers.areas).flatMap(([area, releases]) =>
    releases.builds.map(each => signatureListed(copy, area, each.build)?.hash === each.hash),
  );
  return isDeepStrictEqual(is, was) && !builds.includes(false);
}

function pointedIn(registry: Registry): unknown {
  const { signed: _signed, ...said } = { signed: null, ...registry };
  const areas = Object.entries(said.areas).map(([area, { builds: _builds, ...pointed }]) => [area, pointed]);
  return { ...said, areas: Object.fromEntries(areas) };
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
