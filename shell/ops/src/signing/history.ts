import { readRegistry } from '@tradefloor/release';
import { readPointers, Refused } from '@tradefloor/release/signed-registry';
import { openSignedStore, signedIn } from '@tradefloor/release/signed-store';
import { hashOf, nodeChecks } from '@tradefloor/release/signing';
import { descriptionOf } from '../releases/published';
import type { ReleaseStore } from '../store/release-store';
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
    const { leftOut } = await openSignedStore({
      document,
      descriptionOf: descriptionOf(store),
      keys,
      now: Date.now(),
    });
    const lost = leftOut.map(({ area, build }) => `${area} ${build}: its description is not the one that was signed.`);
    return [...lost, ...(await wrongBefore(store, [...keys, ...retired]))];
  } catch (error) {
    return [`Revision ${revision}: ${error instanceof Refused ? error.message : String(error)}.`];
  }
}

async function wrongBefore(store: ReleaseStore, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let before: string | null = null;
  for await (const { revision, registry } of store.revisions()) {
    const signed = signedIn(registry);
    const isNamed = signed !== null && (before === null || hashOf(signed.said) === before);
    // The revisions from before the first signature end the chain.
    if (signed === null && before === null) break;
    if (signed === null || !isNamed || !keys.includes(signed.key) || !(await nodeChecks.holds('pointers', signed))) {
      found.push(`Revision ${revision} in the history is not the one that was signed.`);
      break;
    }
    before = readPointers(signed).before;
    if (before === null) break;
  }
  return found;
}
