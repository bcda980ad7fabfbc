import { readRegistry } from '@tradefloor/release';
import { revisionsHeld } from '../signing/as-signed';
import type { SigningPlace } from '../signing/signer';
import type { ReleaseStore } from '../store/release-store';

export const HOUR = 3_600_000;

/** How long a tab may be open and still ask for a chunk of what it loaded. */
const TAB_MAY_BE_OPEN = 24 * HOUR;

/**
 * `area/build` of all that the registry has offered in the last day: the revisions of that day, and the one that stood
 * when it began. What is not as it was signed may have more kept, and nothing removed.
 */
export async function offeredLately(store: ReleaseStore, now: Date, { folder }: SigningPlace): Promise<Set<string>> {
  const offered = new Set<string>();
  for await (const { entry, pointers } of revisionsHeld(store, folder)) {
    const { areas, updated } = readRegistry(pointers ?? entry.registry).registry;
    for (const [area, { stable, lastGood, canary }] of Object.entries(areas)) {
      for (const build of [stable, canary?.build ?? null, ...lastGood])
        if (build !== null) offered.add(`${area}/${build}`);
    }
    // Later with each revision, whosever clock was behind.
    if (pointers !== null && now.getTime() - Date.parse(updated) > TAB_MAY_BE_OPEN) break;
  }
  return offered;
}
