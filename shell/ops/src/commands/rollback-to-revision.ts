import { type AreaReleases, readRegistry } from '@tradefloor/release';
import type { Answer, Context } from '../command';
import { editRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { restored } from '../releases/restored';
import type { ReleaseStore } from '../store/release-store';

export async function rollBackAll(to: number, now: boolean, { store, note }: Context): Promise<Answer> {
  const entry = await store.revision(to);
  if (entry === null) return refuse(`There is no revision ${to}: "status" tells the newest.`);
  const older = readRegistry(entry.registry);
  if (older.problems.length > 0) refuse(`Revision ${to} cannot be read whole: use the version that wrote it.`);
  const kept = await keptBuilds(store);

  const { revision } = await editRegistry(store, note, ({ registry, document }) => {
    const areas: Record<string, AreaReleases> = {};
    for (const area of new Set([...areasOf(document), ...Object.keys(older.registry.areas)])) {
      const next = restored(registry.areas[area] ?? null, older.registry.areas[area] ?? null, now);
      refuseUnusable(area, to, next, kept);
      areas[area] = next;
    }
    return { areas };
  });
  return {
    lines: [`All areas point as in revision ${to} (revision ${revision}).`],
    json: { restored: to, revision },
  };
}

/** Also those that cannot be read any more: going back is the way to mend them. */
function areasOf(document: Readonly<Record<string, unknown>>): string[] {
  const { areas } = document;
  return typeof areas === 'object' && areas !== null ? Object.keys(areas) : [];
}

async function keptBuilds(store: ReleaseStore): Promise<ReadonlySet<string>> {
  return new Set((await store.builds()).map(({ area, build }) => `${area}/${build}`));
}

function refuseUnusable(area: string, to: number, next: AreaReleases, kept: ReadonlySet<string>): void {
  const { stable, blocked } = next;
  if (stable === null) return;
  if (blocked.includes(stable)) refuse(`Revision ${to} has ${area} at ${stable}, which is blocked: unblock it first.`);
  if (!kept.has(`${area}/${stable}`))
    refuse(`Revision ${to} has ${area} at ${stable}, which was pruned: publish it again.`);
}
