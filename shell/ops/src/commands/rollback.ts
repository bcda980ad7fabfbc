import type { AreaReleases, Build } from '@tradefloor/release';
import { areaNamed, type Answer, type Asked, type Command, type Context, noArea } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { Refusal, refuse } from '../refusal';
import { findBuild } from '../releases/find-build';
import { BLOCKED, NOT_LAST_GOOD, objectionTo, unfit } from '../releases/fitness';
import { rolledBack, rollbackTargets } from '../releases/pointers';
import { whatGoes } from '../releases/what-goes';
import { inEnglish } from '../said/english';
import type { OpsSaying } from '../said/sayings';
import { wholeNumber } from '../whole-number';
import { rollBackAll } from './rollback-to-revision';

export const rollback: Command = {
  name: 'rollback',
  takes: '[AREA]',
  summary: 'go back to the last good build, or everything to an older revision',
  about: [
    'With AREA: its newest last good build that people may be pointed at, or the last good one named with --to, becomes stable; the',
    'build that is left does not become one to fall back to. With --to-revision: every area points where it pointed at that revision, as a new',
    'revision; what was published or blocked since stays so.',
    'Addresses, parts and calls of the exchange that go with the build that is left are named, and the calls that come.',
    'With --from it leaves that build and no other, so that it may be typed again when nobody knows whether it was done.',
  ],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    'to-revision': { type: 'string' },
    now: { type: 'boolean' },
  },
  says: {
    from: 'the build to leave: nothing is changed where another is stable',
    to: 'the build to go back to',
    'to-revision': 'the revision to go back to',
    now: 'open tabs swap without asking the area: unsaved forms are lost',
  },
  positionals: { min: 0, max: 1 },
  writes: true,

  async run(asked, context) {
    const revision = wholeNumber(asked.value('to-revision'), '--to-revision');
    const areaGiven = asked.positionals.length === 1;
    const ofArea = asked.value('to') !== null || asked.value('from') !== null;
    if (areaGiven === (revision !== null) || (revision !== null && ofArea)) {
      const wanted = 'Name an area, or a revision with --to-revision, and not both';
      throw new Refusal('usage', `${wanted}: see "ops rollback --help".`);
    }
    return revision === null ? rollBackArea(asked, context) : rollBackAll(revision, asked.flag('now'), context);
  },
};

async function rollBackArea(asked: Asked, context: Context): Promise<Answer> {
  const area = areaNamed(asked);
  const shell = await context.shell();
  const now = asked.flag('now');
  let announced: string | null = null;
  const { revision, changed, decided } = await editRegistry(context.store, context.note, async standing => {
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area);
    const before = releases.stable;
    const from = asked.value('from');
    const left = from === null ? null : findBuild(area, releases, from).build;
    if (left !== null && before !== left) {
      // Where another was promoted over it, it was not gone back from.
      const areas = now && !releases.lastGood.includes(left) ? atOnce(area, releases) : null;
      return { build: before, before, passedOver: [], goes: [], areas };
    }
    if (announced !== null && announced !== before) {
      const found = `${area} ${before ?? 'none'} is stable by now`;
      throw new Refusal(
        'conflict',
        `Somebody else was faster: ${found}. Look at "status", and type it again if need be.`,
      );
    }
    const why = (target: Build) => objectionTo(target, standing.registry, shell, context.store);
    const { found, passedOver } = await buildToGoBackTo(area, releases, asked.value('to'), why);
    const { build } = found;
    if (from === null && asked.value('to') === null && before !== null) {
      announced = before;
      context.seeing.say(
        `${area}: back from ${before} to ${build}. If this is cut off, type: ops rollback ${area} --from ${before}`,
      );
    }
    return {
      build,
      before,
      passedOver,
      goes: whatGoes(
        releases.builds.find(known => known.build === before),
        found,
      ),
      areas: before !== build ? { [area]: rolledBack(releases, build, now) } : now ? atOnce(area, releases) : null,
    };
  });
  const { build, before, passedOver, goes } = decided;
  const named = { area, build: build ?? 'none' };
  const written = { ...named, revision: String(revision) };
  const line: OpsSaying = !changed
    ? { key: 'done.stable.already', values: named }
    : before === build
      ? { key: 'done.stable', values: written }
      : { key: 'done.stable.back', values: { ...written, before: before ?? 'none' } };
  return {
    lines: [...passedOver, line, ...goes],
    json: {
      area,
      stable: build,
      before,
      revision,
      changed,
      passedOver: passedOver.map(inEnglish),
      goes: goes.map(inEnglish),
    },
  };
}

/** Gone back to already; but tabs may still wait for their forms. */
function atOnce(area: string, releases: AreaReleases): Record<string, AreaReleases> | null {
  const { stable, now = null } = releases;
  return stable === null || now === stable ? null : { [area]: { ...releases, now: stable } };
}

interface Target {
  readonly found: Build;
  /** Newer last good builds that could not be gone back to, and why. */
  readonly passedOver: readonly OpsSaying[];
}

async function buildToGoBackTo(
  area: string,
  releases: AreaReleases,
  named: string | null,
  why: (target: Build) => Promise<OpsSaying | null>,
): Promise<Target> {
  const passedOver: OpsSaying[] = [];
  for (const target of named === null ? rollbackTargets(releases) : [named]) {
    const found = findBuild(area, releases, target);
    const { build } = found;
    if (releases.blocked.includes(build)) refuse(unfit(found, BLOCKED));
    // Whoever goes back asks neither the gate nor for an own hand: it leads to what people had, and nowhere else.
    if (![releases.stable, ...releases.lastGood].includes(build)) refuse(unfit(found, NOT_LAST_GOOD));
    const objection = await why(found);
    if (objection === null) return { found, passedOver };
    passedOver.push(unfit(found, objection));
  }
  if (passedOver.length > 0) return refuse(passedOver);
  return refuse({ key: 'refused.no-way-back', values: { area } }, ': promote one ("status" lists them)');
}
