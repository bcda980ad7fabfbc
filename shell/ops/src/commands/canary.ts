import { areaNamed, type Answer, type Command, type Context, noArea, NOT_PUBLISHED } from '../command';
import { planOf, type Plan } from '../canary/plan';
import { watchCanary } from '../canary/watch';
import { editRegistry, releasesOf } from '../edit-registry';
import { refuse } from '../refusal';
import { refuseUnasked, throughTheGate } from '../releases/admission';
import { findBuild } from '../releases/find-build';
import { BLOCKED, objectionTo, refuseTried, unfit } from '../releases/fitness';
import { noLongerTrying, trying } from '../releases/pointers';
import type { OpsSaying } from '../said/sayings';

export const canary: Command = {
  name: 'canary',
  takes: 'AREA [BUILD]',
  summary: 'try a build on a share of the browsers, and widen it or take it back by how it does',
  about: [
    'With BUILD: the gate looks at it as at a promote, then the share gets it, the same browsers each time, and open tabs',
    'swap as soon as the area lets them. As long as this command runs it compares the visits with it to those without: what',
    'failed, came on screen late, or kept the page from answering. Is it worse, and that is no chance (less than one good',
    'build of a hundred), it is taken back; after enough visits it goes to the next share, and after the last it is',
    'promoted. Figures and decisions are in the history. Without BUILD: goes on watching one that runs. Nobody gets a build',
    'that nobody has watched for a day.',
  ],
  options: {
    percent: { type: 'string' },
    steps: { type: 'string' },
    visits: { type: 'string' },
    minutes: { type: 'string' },
    every: { type: 'string' },
    gateways: { type: 'string' },
    without: { type: 'string' },
    begin: { type: 'boolean' },
    end: { type: 'boolean' },
  },
  says: {
    percent: 'the first share (10)',
    steps: 'the shares after it, before everybody gets it (25,50); those that are no larger are left out',
    visits: 'so many visits with it, and as many without, at each share (200)',
    minutes: 'and at least so long (10)',
    every: 'seconds between two looks (10)',
    gateways: 'where to look, with commas (GATEWAYS; the one of this machine); METRICS_TOKEN is sent',
    without: 'rules of the gate that it need not keep, with commas; needs --why',
    begin: 'leave the watching to another one: "canary AREA" goes on',
    end: 'take it back: everybody gets the stable build; with BUILD only if it is that one',
  },
  positionals: { min: 1, max: 2 },
  writes: true,

  async run(asked, context) {
    const area = areaNamed(asked);
    if (asked.flag('end')) return endOf(area, asked.positionals[1] ?? null, context);
    const plan = planOf(asked, context);
    const named = asked.positionals[1];
    if (named === undefined) return watchCanary({ area, named: null, plan }, context);
    const { build, revision, line } = await begun(area, named, plan, context);
    if (asked.flag('begin')) return { lines: [line], json: { area, build, outcome: 'begun', revision } };
    context.seeing.say(line);
    return watchCanary({ area, named: build, plan }, context);
  },
};

async function begun(area: string, named: string, plan: Plan, context: Context) {
  const { store, note, now } = context;
  const shell = await context.shell();
  const passed = await throughTheGate({ area, named, without: plan.without, looks: true }, shell, context);
  const { revision, changed, decided } = await editRegistry(
    store,
    passed === null ? note : { ...note, gate: passed.said },
    async standing => {
      const releases = releasesOf(standing, area);
      if (releases === null) return noArea(area, NOT_PUBLISHED);
      const found = findBuild(area, releases, named);
      const { build } = found;
      if (releases.stable === null) refuse({ key: 'refused.canary.unstable', values: { area } });
      if (releases.stable === build) refuse({ key: 'refused.canary.stable', values: { area, build } });
      if (releases.blocked.includes(build)) refuse(unfit(found, BLOCKED));
      // Typed again by who does not know whether it was done: it goes on from where it stands.
      const tried = releases.canary?.build === build ? releases.canary : null;
      if (releases.canary && !plan.shares.includes(tried?.percent ?? 0)) refuseTried(area, releases.canary.build);
      const objection = await objectionTo(found, standing.registry, shell, store);
      if (objection !== null) refuse(unfit(found, objection));
      refuseUnasked(passed, found);
      const percent = tried?.percent ?? plan.shares[0];
      const isOn = tried !== null && Date.parse(tried.until) > now().getTime();
      const next = trying(releases, { build, percent, until: plan.until(now()) });
      return { build, percent, areas: isOn ? null : { [area]: next } };
    },
  );
  const { build, percent } = decided;
  const line: OpsSaying = {
    key: changed ? 'canary.tried' : 'canary.tried.already',
    values: { area, build, percent, revision: String(revision) },
  };
  return { build, revision, line };
}

async function endOf(area: string, named: string | null, { store, note }: Context): Promise<Answer> {
  const { revision, decided } = await editRegistry(store, note, standing => {
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area);
    const build = releases.canary?.build ?? null;
    // Somebody else's may have begun meanwhile: it is not the one that was meant.
    if (build !== null && named !== null && findBuild(area, releases, named).build !== build) refuseTried(area, build);
    return { build, stable: releases.stable, areas: build === null ? null : { [area]: noLongerTrying(releases) } };
  });
  const { build, stable } = decided;
  const line: OpsSaying =
    build === null
      ? { key: 'canary.none', values: { area, stable: stable ?? 'none' } }
      : { key: 'canary.ended', values: { area, build, revision: String(revision) } };
  return { lines: [line], json: { area, build, outcome: 'ended', revision } };
}
