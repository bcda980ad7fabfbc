import type { AreaReleases } from '@tradefloor/release';
import { promoteBuild } from '../commands/promote';
import type { Answer, Context } from '../command';
import { editRegistry, releasesOf, standingRegistry } from '../edit-registry';
import { noLongerTrying, trying } from '../releases/pointers';
import { type Counts, countsIn, since, slowEdge, together } from './figures';
import { isDoubtful, judged, NOTHING_SEEN, sentenceOf } from './judge';
import type { Plan } from './plan';

export interface Watched {
  readonly area: string;
  readonly build: string;
  readonly plan: Plan;
}

/** Where nobody has had a build for long enough to say what is slow. */
const SLOW_S = 0.4;
/** It is watched: its end is put off before it comes. */
const PUT_OFF_BEFORE_MS = 12 * 3_600_000;

/** Looks, again and again, until the canary is promoted, taken back, or ended by somebody else. */
export async function watchCanary({ area, build, plan }: Watched, context: Context): Promise<Answer> {
  const { store, now, seeing } = context;
  seeing.say(
    `Watching ${plan.gateways.join(', ')}. Ended, this leaves it as it is; "canary ${area}" goes on watching.`,
  );
  const look = lookerOf(area, plan, context);
  let seen = NOTHING_SEEN;
  let step = { percent: 0, since: now().getTime(), visitsBefore: 0 };
  for (;;) {
    const releases = releasesOf(await standingRegistry(store), area);
    const standing = releases?.canary;
    if (!releases || standing?.build !== build)
      return answer('ended-elsewhere', `${area} ${build} is no longer tried.`);
    if (step.percent !== standing.percent) {
      step = { percent: standing.percent, since: now().getTime(), visitsBefore: seen.figures.tried.visits };
    }
    const { tried, stable, slowS } = await look(build, releases);
    seen = judged(seen, tried, stable, slowS);
    seeing.looked({ percent: standing.percent, figures: seen.figures });
    if (tried.visits > 0) seeing.say(`${standing.percent} %, ${sentenceOf(seen.figures)}`);
    if (seen.figures.against !== null) return takenBack();
    const isSeenEnough =
      seen.figures.tried.visits - step.visitsBefore >= plan.visits &&
      now().getTime() - step.since >= plan.minutes * 60_000;
    if (isSeenEnough && !isDoubtful(seen)) {
      const next = plan.shares.find(share => share > standing.percent);
      if (next === undefined) return promoted();
      await widened(next);
    } else if (Date.parse(standing.until) - now().getTime() < PUT_OFF_BEFORE_MS) await widened(standing.percent);
    await seeing.pause(plan.everyMs);
  }

  /** What --if-revision asked was asked of the beginning. */
  function noted() {
    return { ...context.note, why: sentenceOf(seen.figures), canary: seen.figures, ifRevision: null };
  }

  /** Only as long as it is the one that is tried. */
  async function edited(next: (releases: AreaReleases) => AreaReleases) {
    return editRegistry(store, noted(), standing => {
      const releases = releasesOf(standing, area);
      return { areas: releases?.canary?.build === build ? { [area]: next(releases) } : null };
    });
  }

  async function widened(percent: number): Promise<void> {
    const { revision } = await edited(releases => trying(releases, { build, percent, until: plan.until(now()) }));
    seeing.say(`${area} ${build} is tried on ${percent} % (revision ${revision}).`);
  }

  async function takenBack(): Promise<Answer> {
    const { revision } = await edited(noLongerTrying);
    const why = sentenceOf(seen.figures);
    return { ...answer('taken-back', `${area} ${build} is taken back (revision ${revision}): ${why}.`), failed: true };
  }

  async function promoted(): Promise<Answer> {
    const { lines } = await promoteBuild(
      { area, named: build, now: false, without: plan.without },
      { ...context, note: noted() },
    );
    return answer('promoted', [...lines, sentenceOf(seen.figures)].join('\n'));
  }

  function answer(outcome: string, line: string): Answer {
    return { lines: line.split('\n'), json: { area, build, outcome, figures: seen.figures } };
  }
}

interface Look {
  readonly tried: Counts;
  readonly stable: Counts;
  readonly slowS: number;
}

/** What all gateways together have counted since the look before; a gateway that does not answer tells it later. */
function lookerOf(area: string, { gateways }: Plan, { seeing }: Context) {
  const before = new Map<string, { readonly tried: Counts; readonly stable: Counts }>();
  const silent = new Set<string>();
  let slowS: number | null = null;

  async function figuresAt(gateway: string): Promise<string | null> {
    try {
      const text = await seeing.figuresAt(gateway);
      silent.delete(gateway);
      return text;
    } catch (error) {
      if (!silent.has(gateway)) seeing.say(`${gateway} tells nothing: ${error instanceof Error ? error.message : ''}`);
      silent.add(gateway);
      return null;
    }
  }

  return async (build: string, { stable: standing }: AreaReleases): Promise<Look> => {
    const tried: Counts[] = [];
    const stable: Counts[] = [];
    const sofar: Counts[] = [];
    for (const gateway of gateways) {
      const text = await figuresAt(gateway);
      if (text === null) continue;
      const now = { tried: countsIn(text, area, build), stable: countsIn(text, area, standing ?? '') };
      const known = before.get(gateway);
      // What it has counted until it is first looked at came about without a comparison.
      if (known) {
        tried.push(since(known.tried, now.tried));
        stable.push(since(known.stable, now.stable));
      }
      sofar.push(now.stable);
      before.set(gateway, now);
    }
    // Said once: what is slow must not move with what is held against it.
    slowS ??= slowEdge(together(sofar).mounts, SLOW_S);
    return { tried: together(tried), stable: together(stable), slowS };
  };
}
