import {
  type AreaReleases,
  isAreaName,
  readRegistry,
  type Registry,
  type RegistryProblem,
  type ShellJson,
} from '@tradefloor/release';
import type { Standing } from '../edit-registry';
import { refuse } from '../refusal';
import type { OpsSaying } from '../said/sayings';
import { keysEver, pointersThen } from '../signing/as-signed';
import type { SigningPlace } from '../signing/signer';
import type { ReleaseStore } from '../store/release-store';
import { blockedLast } from './blocked-last';
import { describedAgain } from './described-again';
import { BLOCKED, objectionTo } from './fitness';
import { restored } from './restored';

interface Way {
  readonly store: ReleaseStore;
  readonly shell: ShellJson | null;
  readonly now: boolean;
  readonly signing: SigningPlace;
}

/** Every area as an older revision pointed it; refused where people could not be pointed there. */
export async function wayBack(
  to: number,
  { registry, document, problems }: Pick<Standing, 'registry' | 'document' | 'problems'>,
  { store, shell, now, signing }: Way,
): Promise<Readonly<Record<string, AreaReleases>>> {
  const revision = String(to);
  const entry = await store.revision(to);
  if (entry === null) return refuse({ key: 'refused.revision', values: { revision } }, ': "status" tells the newest');
  const keys = await keysEver(signing.folder);
  const pointers = await pointersThen(entry, store, keys);
  const older = readRegistry(pointers);
  // What could not be read then was left out of what was signed.
  const unread = [...older.problems, ...readRegistry(entry.registry).problems];
  if (unread.some(hidesPointers)) refuse({ key: 'refused.unreadable.old', values: { revision } });
  const areas: Record<string, AreaReleases> = {};
  const known = new Set(areasOf(document));
  for (const area of new Set([...known, ...Object.keys(older.registry.areas)])) {
    const standing = registry.areas[area] ?? null;
    const before = older.registry.areas[area];
    // Retired since, and nobody had it then either.
    if (before?.stable === null && !known.has(area)) continue;
    const builds = await describedAgain(area, { pointers, copy: entry.registry, standing: registry }, store, keys);
    const since = standing === null ? await blockedLast(area, store, signing) : [];
    const blocked = [...new Set([...since, ...(before?.blocked ?? [])])];
    areas[area] = restored(standing, before ? { ...before, builds, blocked } : null, now);
  }
  // A store begins with what was published alone: nobody means that, and it is one digit away. Where an area can't be
  // read, going back is the way to mend it.
  const takesAll = isShown(registry.areas) && !isShown(areas);
  if (takesAll && problems.length === 0) refuse({ key: 'refused.revision.nobody', values: { revision } });
  await refuseUnusable(to, { ...registry, areas }, shell, store, keys);
  return areas;
}

const isShown = (areas: Registry['areas']): boolean => Object.values(areas).some(({ stable }) => stable !== null);

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
async function refuseUnusable(
  to: number,
  registry: Registry,
  shell: ShellJson | null,
  store: ReleaseStore,
  keys: readonly string[],
) {
  for (const [area, { builds, stable, blocked }] of Object.entries(registry.areas)) {
    if (stable === null) continue;
    const refuseFor = (why: OpsSaying) =>
      refuse({ key: 'refused.unfit.then', values: { revision: String(to), area, build: stable, why } });
    if (blocked.includes(stable)) refuseFor(BLOCKED);
    const build = builds.find(known => known.build === stable);
    const objection = build === undefined ? PRUNED : await objectionTo(build, registry, shell, store, keys);
    if (objection !== null) refuseFor(objection);
  }
}
