import { type AreaJson, listedIds, readRegistry } from '@tradefloor/release';
import { isDeepStrictEqual } from 'node:util';
import { revisionsHeld } from '../signing/as-signed';
import type { SigningPlace } from '../signing/signer';
import type { ReleaseStore } from '../store/release-store';

/**
 * Whether somebody has decided about a build, in any revision: about what was pruned since, too. Nobody has where it was
 * published to be promoted at once, and what people get of its area never changed after that: a start that was ended
 * between the two, or a build that was refused then.
 */
export async function isDecided(
  store: ReleaseStore,
  { area, build }: AreaJson,
  { folder }: SigningPlace,
): Promise<boolean> {
  const offered: unknown[] = [];
  let publishedBy: string | null = null;
  for await (const { entry, pointers } of revisionsHeld(store, folder)) {
    const { registry, command } = entry;
    // What was signed names those alone that people were pointed at.
    if (![registry, pointers].some(document => listedIds(document, area).includes(build))) continue;
    const { builds: _, ...pointed } = readRegistry(pointers ?? registry).registry.areas[area] ?? { builds: [] };
    offered.push(pointed);
    publishedBy = command;
  }
  if (publishedBy === null) return false;
  const wasToBePromoted = publishedBy.includes(' --promote-new');
  return !wasToBePromoted || offered.some(each => !isDeepStrictEqual(each, offered[0]));
}
