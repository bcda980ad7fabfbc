import type { AreaReleases, ReadRegistry, Registry, ShellJson } from '@tradefloor/release';
import { areaNamed, type Asked, type Command, type Context, noArea } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { findBuild } from '../releases/find-build';
import { objectionTo, unfit } from '../releases/fitness';
import { askingTabs, type AskedOfTabs, blocked, unblocked } from '../releases/pointers';
import { inEnglish } from '../said/english';
import type { OpsSaying } from '../said/sayings';
import type { ReleaseStore } from '../store/release-store';

export const block: Command = {
  name: 'block',
  takes: 'AREA BUILD',
  summary: 'never load this build again, anywhere',
  about: [
    'A blocked build is loaded by nobody, also not as the last good one. If it is the stable one, the newest last good',
    'build that people may be pointed at takes its place; without one the area is gone until the next promote.',
  ],
  options: { now: { type: 'boolean' }, reload: { type: 'boolean' } },
  says: {
    now: 'open tabs leave it without asking, also where it is blocked already: unsaved forms are lost',
    reload: 'tabs that ran it ask for a reload: something of it may have stayed',
  },
  positionals: { min: 2, max: 2 },
  writes: true,

  async run(asked, context) {
    const now = asked.flag('now');
    const wishes: AskedOfTabs[] = now ? ['leave'] : [];
    if (asked.flag('reload')) wishes.push('reload');
    const shell = await context.shell();
    let passedOver: OpsSaying[] = [];
    const done = await change(asked, context, async (releases, build, { registry }) => {
      const isAsked = wishes.every(wish => releases[wish]?.includes(build));
      if (releases.blocked.includes(build)) return isAsked ? null : askingTabs(releases, build, wishes);
      const objected = await unfitAmong(releases, registry, shell, context.store);
      passedOver = releases.stable === build ? [...objected.values()] : [];
      return askingTabs(blocked(releases, build, now, new Set(objected.keys())), build, wishes);
    });
    const { area, build, changed, revision, after } = done;
    if (!changed) return { lines: [{ key: 'done.blocked.already', values: { area, build } }], json: done };
    const values = { area, build, revision: String(revision) };
    const line: OpsSaying =
      after.stable === null
        ? { key: 'done.blocked.gone', values }
        : { key: 'done.blocked', values: { ...values, stable: after.stable } };
    const asks = wishes.map((wish): OpsSaying => ({ key: `done.asked.${wish}`, values: {} }));
    return { lines: [...passedOver, line, ...asks], json: { ...done, passedOver: passedOver.map(inEnglish) } };
  },
};

export const unblock: Command = {
  name: 'unblock',
  takes: 'AREA BUILD',
  summary: 'allow a blocked build again; it has still to be promoted',
  about: ['The build may be promoted or gone back to again. Nothing else changes.'],
  options: {},
  says: {},
  positionals: { min: 2, max: 2 },
  writes: true,

  async run(asked, context) {
    const done = await change(asked, context, async (releases, build) =>
      releases.blocked.includes(build) ? unblocked(releases, build) : null,
    );
    const { area, build, changed, revision } = done;
    const line: OpsSaying = changed
      ? { key: 'done.allowed', values: { area, build, revision: String(revision) } }
      : { key: 'done.allowed.already', values: { area, build } };
    return { lines: [line], json: done };
  },
};

async function change(
  asked: Asked,
  { store, note }: Context,
  next: (releases: AreaReleases, build: string, standing: ReadRegistry) => Promise<AreaReleases | null>,
) {
  const area = areaNamed(asked);
  const { revision, changed, decided } = await editRegistry(store, note, async standing => {
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area);
    const { build } = findBuild(area, releases, asked.positionals[1] ?? '');
    const wanted = await next(releases, build, standing);
    return { build, after: wanted ?? releases, areas: wanted === null ? null : { [area]: wanted } };
  });
  const { stable, lastGood, blocked: never } = decided.after;
  return { area, build: decided.build, changed, revision, after: { stable, lastGood, blocked: never } };
}

/** The last good builds that people must not be pointed at, each with the reason. */
async function unfitAmong(
  { builds, lastGood }: AreaReleases,
  registry: Registry,
  shell: ShellJson | null,
  store: ReleaseStore,
): Promise<ReadonlyMap<string, OpsSaying>> {
  const found = new Map<string, OpsSaying>();
  for (const known of builds.filter(({ build }) => lastGood.includes(build))) {
    const objection = await objectionTo(known, registry, shell, store);
    if (objection !== null) found.set(known.build, unfit(known, objection));
  }
  return found;
}
