import { historyEntry, NAMES, type WritableDepot } from '@tradefloor/release/depot';
import type { HistoryEntry } from '@tradefloor/release/folder';

/**
 * Whole are as many as may have to be put aside because a disk failed. Older ones keep who, when, why and every pointer;
 * what a build says of itself is in its folder once, and in a year of revisions it would be a thousand times.
 */
export const KEPT_WHOLE = 10;

/** Oldest first, so that one who is killed leaves nothing behind that the next would not find. */
export async function thinHistory(depot: WritableDepot, newest: number): Promise<void> {
  const whole: HistoryEntry[] = [];
  for (let revision = newest - KEPT_WHOLE; revision > 0; revision -= 1) {
    const entry = await historyEntry(depot, revision).catch(() => null);
    if (entry === null || isThin(entry)) break;
    whole.push(entry);
  }
  for (const entry of whole.toReversed()) {
    const body = `${JSON.stringify({ ...entry, thin: true, registry: thinned(entry.registry) }, null, 1)}\n`;
    await depot.replace(NAMES.revision(entry.revision), body);
  }
}

function isThin(entry: HistoryEntry): boolean {
  return 'thin' in entry && entry.thin === true;
}

function thinned(registry: unknown): unknown {
  if (!isObject(registry) || !isObject(registry['areas'])) return registry;
  const areas = Object.entries(registry['areas']).map(
    ([area, releases]) => [area, withoutDescriptions(releases)] as const,
  );
  return { ...registry, areas: Object.fromEntries(areas) };
}

function withoutDescriptions(releases: unknown): unknown {
  if (!isObject(releases) || !Array.isArray(releases['builds'])) return releases;
  const builds = releases['builds'].map((entry: unknown) =>
    isObject(entry)
      ? {
          area: entry['area'],
          build: entry['build'],
          base: entry['base'],
          published: entry['published'],
          signed: entry['signed'],
        }
      : entry,
  );
  return { ...releases, builds };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
