import type { SigningPlace } from '../signing/signer';
import { revisionsHeld } from '../signing/as-signed';
import type { ReleaseStore } from '../store/release-store';
import { blockedIn } from './changes';

/**
 * What was blocked of an area when it was last in a registry: retired or not, nobody is to load it. An entry that is not as
 * it was signed may block more, and allows nothing.
 */
export async function blockedLast(
  area: string,
  store: ReleaseStore,
  { folder }: SigningPlace,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const { entry, pointers } of revisionsHeld(store, folder)) {
    const blocked = blockedIn(pointers ?? entry.registry, area);
    if (blocked === null) continue;
    for (const build of blocked) found.add(build);
    if (pointers !== null) break;
  }
  return [...found];
}
