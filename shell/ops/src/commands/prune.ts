import type { AreaReleases } from '@tradefloor/release';
import type { Command, Context } from '../command';
import { editRegistry, releasesOf, type Standing, standingRegistry } from '../edit-registry';
import { Refusal } from '../refusal';
import { HOUR, offeredLately } from '../releases/open-tabs';
import type { ReleaseStore, StoredBuild } from '../store/release-store';
import { wholeNumber } from '../whole-number';

const KEEP = 3;
const MIN_AGE = '24h';

/** A folder without an entry may be a publish under way. */
const PUBLISH_MAY_TAKE = HOUR;

export const prune: Command = {
  name: 'prune',
  takes: '',
  summary: 'remove builds that no open tab can need',
  about: [
    'Kept are the stable, tried and last good builds, all that was either in the last 24 hours, the newest builds of each area',
    'and young ones. The history of revisions is never pruned.',
  ],
  options: { keep: { type: 'string' }, 'min-age': { type: 'string' }, 'dry-run': { type: 'boolean' } },
  says: {
    keep: `how many of the newest builds of an area stay in any case (${KEEP})`,
    'min-age': `builds younger than this stay, as 90m, 24h or 7d (${MIN_AGE})`,
    'dry-run': 'only say what would go',
  },
  positionals: { min: 0, max: 0 },
  writes: true,

  async run(asked, context) {
    const keep = wholeNumber(asked.value('keep'), '--keep') ?? KEEP;
    const minAge = duration(asked.value('min-age') ?? MIN_AGE);
    if (asked.flag('dry-run')) {
      const names = namesOf(await prunable(await standingRegistry(context.store), context, keep, minAge));
      return { lines: names.length === 0 ? ['Nothing would go.'] : names, json: { wouldRemove: names } };
    }
    const doomed = await forget(context, keep, minAge);
    const gone: StoredBuild[] = [];
    for (const build of doomed) if (await remove(build, context.store)) gone.push(build);
    const names = namesOf(gone);
    const swept = await context.store.sweep(new Date(context.now().getTime() - PUBLISH_MAY_TAKE));
    const line = `${names.length} builds removed${names.length === 0 ? '' : `: ${names.join(', ')}`}.`;
    return { lines: [line], json: { removed: names, swept } };
  },
};

async function prunable(
  { registry, problems }: Standing,
  { store, now, note }: Context,
  keep: number,
  minAge: number,
): Promise<StoredBuild[]> {
  const offered = await offeredLately(store, now(), note.signing);
  const unreadable = new Set(problems.flatMap(problem => ('area' in problem ? [problem.area] : [])));
  const stored = await store.builds();
  return stored.filter(({ area, build, since }) => {
    // What cannot be read may point at anything.
    if (unreadable.has(area) || offered.has(`${area}/${build}`)) return false;
    const known = registry.areas[area]?.builds ?? [];
    const at = known.findIndex(candidate => candidate.build === build);
    const published = known[at]?.published;
    const age = now().getTime() - (published === undefined ? since.getTime() : Date.parse(published));
    if (at === -1) return age >= Math.max(minAge, PUBLISH_MAY_TAKE);
    return at >= keep && age >= minAge;
  });
}

/**
 * Entries go before folders: a build that is still listed must be there. Which go is found out anew with each registry that
 * somebody else has written meanwhile: who publishes or promotes at that moment is not undone.
 */
async function forget(context: Context, keep: number, minAge: number): Promise<readonly StoredBuild[]> {
  const { decided } = await editRegistry(context.store, context.note, async standing => {
    const doomed = await prunable(standing, context, keep, minAge);
    const areas: Record<string, AreaReleases> = {};
    for (const area of new Set(doomed.map(gone => gone.area))) {
      const releases = releasesOf(standing, area);
      const gone = new Set(doomed.filter(build => build.area === area).map(({ build }) => build));
      const builds = releases?.builds.filter(({ build }) => !gone.has(build)) ?? [];
      if (releases !== null && builds.length < releases.builds.length) areas[area] = { ...releases, builds };
    }
    return { doomed, areas: Object.keys(areas).length === 0 ? null : areas };
  });
  return decided.doomed;
}

/** Of many in a bucket the last is removed minutes later: somebody may have published it again. */
async function remove({ area, build }: StoredBuild, store: ReleaseStore): Promise<boolean> {
  const { registry } = await standingRegistry(store);
  if (registry.areas[area]?.builds.some(known => known.build === build)) return false;
  await store.removeBuild(area, build);
  return true;
}

function namesOf(builds: readonly StoredBuild[]): string[] {
  return builds.map(({ area, build }) => `${area} ${build}`);
}

function duration(text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const unitInHours = { m: 1 / 60, h: 1, d: 24 }[unit];
  if (unitInHours === undefined) throw new Refusal('usage', `--min-age takes a time as 90m, 24h or 7d, not "${text}".`);
  return Number(digits) * unitInHours * HOUR;
}
