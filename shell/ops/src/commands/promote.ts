import type { Said } from '@tradefloor/gate/said';
import { areaNamed, type Command, type Context, noArea, NOT_PUBLISHED } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { refuse } from '../refusal';
import { refuseUnasked, throughTheGate } from '../releases/admission';
import { findBuild } from '../releases/find-build';
import { BLOCKED, objectionTo, refuseTried, unfit } from '../releases/fitness';
import { promoted } from '../releases/pointers';
import { whatGoes } from '../releases/what-goes';
import { allInEnglish, inEnglish } from '../said/english';
import type { OpsSaying } from '../said/sayings';

export const promote: Command = {
  name: 'promote',
  takes: 'AREA BUILD',
  summary: 'make a published build the one that people get',
  about: [
    'Open tabs swap to it as soon as the area lets them. The build that was stable becomes the first to fall back to.',
    'BUILD may be shortened. Refused: a blocked build, one that the shell in service cannot run, one that answers at an',
    "address or shows a part of another area's, one whose files are no longer those that were published, one that the",
    'gate refuses: it looks at builds that it has not seen in this shell (see "gate"; TRADEFLOOR_GATE=off keeps it from looking).',
    'Addresses, parts and calls of the exchange that the stable build has and this one lacks are named, and the calls',
    'that only this one makes.',
  ],
  options: { now: { type: 'boolean' }, without: { type: 'string' } },
  says: {
    now: 'open tabs swap without asking the area: unsaved forms are lost',
    without: 'rules of the gate that it need not keep, with commas; needs --why',
  },
  positionals: { min: 2, max: 2 },
  writes: true,
  run: (asked, context) =>
    promoteBuild(
      {
        area: areaNamed(asked),
        named: asked.positionals[1] ?? '',
        now: asked.flag('now'),
        without: (asked.value('without') ?? '').split(',').filter(rule => rule !== ''),
      },
      context,
    ),
};

interface Wanted {
  readonly area: string;
  readonly named: string;
  readonly now: boolean;
  readonly without?: readonly string[];
  /** Whether the gate has to look, where it has not. */
  readonly looks?: boolean;
  /** Only as long as it is the one that is tried: somebody may take it back while the gate looks. */
  readonly isTried?: boolean;
}

export async function promoteBuild(
  { area, named, now, without = [], looks = true, isTried = false }: Wanted,
  context: Context,
) {
  const shell = await context.shell();
  const passed = await throughTheGate({ area, named, without, looks }, shell, context);
  const note = passed === null ? context.note : { ...context.note, gate: passed.said };
  const { revision, changed, decided } = await editRegistry(context.store, note, async standing => {
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area, NOT_PUBLISHED);
    const found = findBuild(area, releases, named);
    const { build } = found;
    if (releases.blocked.includes(build)) refuse(unfit(found, BLOCKED));
    if (isTried && releases.canary?.build !== build) refuse({ key: 'canary.over', values: { area, build } });
    if (releases.canary && releases.canary.build !== build) {
      refuseTried(area, releases.canary.build);
    }
    const objection = await objectionTo(found, standing.registry, shell, context.store);
    if (objection !== null) refuse(unfit(found, objection));
    const before = releases.stable;
    const alreadySo = before === build && (releases.now === build || !now);
    if (before !== build) refuseUnasked(passed, found);
    const goes = whatGoes(
      releases.builds.find(known => known.build === before),
      found,
    );
    return { build, before, goes, areas: alreadySo ? null : { [area]: promoted(releases, build, now) } };
  });
  const { build, before, goes } = decided;
  const isFirst = before === null || before === build;
  const written = { area, build, revision: String(revision) };
  const line: OpsSaying = !changed
    ? { key: 'done.stable.already', values: { area, build } }
    : isFirst
      ? { key: 'done.stable', values: written }
      : { key: 'done.stable.after', values: { ...written, before } };
  const unchecked: OpsSaying[] = shell === null ? [{ key: 'done.unchecked', values: {} }] : [];
  return {
    lines: [line, ...goes, ...(changed ? looked(area, build, passed?.said ?? []) : []), ...unchecked],
    json: {
      area,
      stable: build,
      before,
      revision,
      changed,
      goes: goes.map(inEnglish),
      gate: changed && passed !== null ? allInEnglish(passed.said) : null,
    },
  };
}

function looked(area: string, build: string, [gate, doubt]: readonly Said[]): OpsSaying[] {
  if (gate === undefined) return [];
  const values = { area, build, gate };
  return [doubt ? { key: 'done.looked.doubted', values: { ...values, doubt } } : { key: 'done.looked', values }];
}
