import type { AreaReleases, Build } from '@tradefloor/release';
import { areaNamed, type Answer, type Asked, type Command, type Context } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { Refusal, refuse } from '../refusal';
import { findBuild } from '../releases/find-build';
import { rolledBack, rollbackTarget } from '../releases/pointers';
import { unmet } from '../releases/policy';
import { wholeNumber } from '../whole-number';
import { rollBackAll } from './rollback-to-revision';

export const rollback: Command = {
  name: 'rollback',
  takes: '[AREA]',
  summary: 'go back to the last good build, or everything to an older revision',
  about: [
    'With AREA: its newest last good build, or the one named with --to, becomes stable; the build that is left does not',
    'become one to fall back to. With --to-revision: every area points where it pointed at that revision, as a new',
    'revision; what was published or blocked since stays so.',
  ],
  options: { to: { type: 'string' }, 'to-revision': { type: 'string' }, now: { type: 'boolean' } },
  says: {
    to: 'the build to go back to',
    'to-revision': 'the revision to go back to',
    now: 'open tabs swap without asking the area: unsaved forms are lost',
  },
  positionals: { min: 0, max: 1 },
  writes: true,

  async run(asked, context) {
    const revision = wholeNumber(asked.value('to-revision'), '--to-revision');
    const areaGiven = asked.positionals.length === 1;
    if (areaGiven === (revision !== null) || (revision !== null && asked.value('to') !== null)) {
      throw new Refusal('usage', 'Name an area, or a revision with --to-revision: see "ops rollback --help".');
    }
    return revision === null ? rollBackArea(asked, context) : rollBackAll(revision, asked.flag('now'), context);
  },
};

async function rollBackArea(asked: Asked, context: Context): Promise<Answer> {
  const area = areaNamed(asked);
  const shell = await context.shell();
  const { revision, changed, decided } = await editRegistry(context.store, context.note, standing => {
    const releases = releasesOf(standing, area);
    if (releases === null) return refuse(`There is no area "${area}": "status" lists them.`);
    const target = buildToGoBackTo(area, releases, asked.value('to'));
    const [objection] = shell === null ? [] : unmet(target, shell);
    if (objection !== undefined) refuse(`${area} ${target.build} ${objection}.`);
    const { build } = target;
    const before = releases.stable;
    return {
      build,
      before,
      areas: before === build ? null : { [area]: rolledBack(releases, build, asked.flag('now')) },
    };
  });
  const { build, before } = decided;
  const line = changed
    ? `${area} ${build} is stable, back from ${before ?? 'none'} (revision ${revision}).`
    : `${area} ${build} is already stable.`;
  return { lines: [line], json: { area, stable: build, before, revision, changed } };
}

function buildToGoBackTo(area: string, releases: AreaReleases, named: string | null): Build {
  const target = named ?? rollbackTarget(releases);
  if (target === null) return refuse(`${area} has no last good build: name one with --to ("status" lists them).`);
  const build = findBuild(area, releases, target);
  if (releases.blocked.includes(build.build)) refuse(`${area} ${build.build} is blocked: unblock it first.`);
  return build;
}
