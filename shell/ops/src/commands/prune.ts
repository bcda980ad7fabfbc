import type { AreaReleases } from '@tradefloor/release';
import type { Command, Context } from '../command';
import { editRegistry, releasesOf, standingRegistry } from '../edit-registry';
import { Refusal } from '../refusal';
import { HOUR, offeredLately } from '../releases/open-tabs';
import type { StoredBuild } from '../store/release-store';
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
    const doomed = await prunable(context, keep, minAge);
    if (asked.flag('dry-run')) {
      const names = namesOf(doomed);
      return { lines: names.length === 0 ? ['Nothing would go.'] : names, json: { wouldRemove: names } };
    }
    const gone = await forget(doomed, context);
    for (const { area, build } of gone) await context.store.removeBuild(area, build);
    const names = namesOf(gone);
    const swept = await context.store.sweep(new Date(context.now().getTime() - PUBLISH_MAY_TAKE));
    const line = `${names.length} builds removed${names.length === 0 ? '' : `: ${names.join(', ')}`}.`;
    return { lines: [line], json: { removed: names, swept } };
  },
};

async function prunable(context: Context, keep: number, minAge: number): Promise<StoredBuild[]> {
  const { store, now } = context;
  const { registry, problems } = await standingRegistry(store);
  const offered = await offeredLately(store, now());
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

/** Entries go before folders: a build that is still listed must be there. Answers with what nobody claimed meanwhile. */
async function forget(doomed: readonly StoredBuild[], { store, note }: Context): Promise<readonly StoredBuild[]> {
  const { decided } = await editRegistry(store, note, standing => {
    const unclaimed = doomed.filter(({ area, build }) => {
      const releases = standing.registry.areas[area];
      const pointedAt = [releases?.stable, releases?.canary?.build, ...(releases?.lastGood ?? [])];
      return !pointedAt.includes(build);
    });
    const areas: Record<string, AreaReleases> = {};
    for (const area of new Set(unclaimed.map(gone => gone.area))) {
      const releases = releasesOf(standing, area);
      const gone = new Set(unclaimed.filter(build => build.area === area).map(({ build }) => build));
      const builds = releases?.builds.filter(({ build }) => !gone.has(build)) ?? [];
      if (releases !== null && builds.length < releases.builds.length) areas[area] = { ...releases, builds };
    }
    return { unclaimed, areas: Object.keys(areas).length === 0 ? null : areas };
  });
  return decided.unclaimed;
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
