import {
  type AreaReleases,
  isAreaName,
  readRegistry,
  type Registry,
  type RegistryProblem,
  type ShellJson,
} from '@tradefloor/release';
import type { Answer, Context } from '../command';
import { editRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { describedAgain } from '../releases/described-again';
import { BLOCKED, objectionTo } from '../releases/fitness';
import { restored } from '../releases/restored';
import type { OpsSaying } from '../said/sayings';
import type { ReleaseStore } from '../store/release-store';

export async function rollBackAll(to: number, now: boolean, context: Context): Promise<Answer> {
  const { store, note } = context;
  const entry = await store.revision(to);
  if (entry === null)
    return refuse({ key: 'refused.revision', values: { revision: String(to) } }, ': "status" tells the newest');
  const older = readRegistry(entry.registry);
  if (older.problems.some(hidesPointers)) refuse({ key: 'refused.unreadable.old', values: { revision: String(to) } });
  const shell = await context.shell();

  const { revision } = await editRegistry(store, note, async ({ registry, document }) => {
    const areas: Record<string, AreaReleases> = {};
    for (const area of new Set([...areasOf(document), ...Object.keys(older.registry.areas)])) {
      const before = older.registry.areas[area];
      const builds = await describedAgain(entry.registry, area, registry, store);
      areas[area] = restored(registry.areas[area] ?? null, before ? { ...before, builds } : null, now);
    }
    await refuseUnusable(to, { ...registry, areas }, shell, store);
    return { areas };
  });
  return {
    lines: [{ key: 'done.restored', values: { old: String(to), revision: String(revision) } }],
    json: { restored: to, revision },
  };
}

/**
 * Pointers are what is gone back to: builds are described again by the store, and what stands under a name that no area
 * has is nobody's.
 */
function hidesPointers(problem: RegistryProblem): boolean {
  return problem.kind !== 'build' && problem.kind !== 'canary' && (problem.kind !== 'area' || isAreaName(problem.area));
}

/** Also those that cannot be read any more: going back is the way to mend them. */
function areasOf(document: Readonly<Record<string, unknown>>): string[] {
  const { areas } = document;
  return typeof areas === 'object' && areas !== null ? Object.keys(areas).filter(isAreaName) : [];
}

const PRUNED: OpsSaying = { key: 'unfit.pruned', values: {} };

/** All areas together, as they would be: what one had taken from another since is given back in the same step. */
async function refuseUnusable(to: number, registry: Registry, shell: ShellJson | null, store: ReleaseStore) {
  for (const [area, { builds, stable, blocked }] of Object.entries(registry.areas)) {
    if (stable === null) continue;
    const refuseFor = (why: OpsSaying) =>
      refuse({ key: 'refused.unfit.then', values: { revision: String(to), area, build: stable, why } });
    if (blocked.includes(stable)) refuseFor(BLOCKED);
    const build = builds.find(known => known.build === stable);
    const objection = build === undefined ? PRUNED : await objectionTo(build, registry, shell, store);
    if (objection !== null) refuseFor(objection);
  }
}
