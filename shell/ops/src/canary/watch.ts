import type { AreaReleases } from '@tradefloor/release';
import { promoteBuild } from '../commands/promote';
import type { Answer, Context } from '../command';
import { editRegistry, readingOnwards, releasesOf } from '../edit-registry';
import { refuse } from '../refusal';
import { noLongerTrying, trying } from '../releases/pointers';
import { inEnglish } from '../said/english';
import { comparedIn, isDoubtful, judged, NOTHING_SEEN, sentenceOf } from './judge';
import { lookerOf } from './look';
import { patient } from './patience';
import type { Plan } from './plan';

export interface Watched {
  readonly area: string;
  /** Null for the one that is tried there. */
  readonly named: string | null;
  readonly plan: Plan;
}

/** It is watched: its end is put off before it comes. */
const PUT_OFF_BEFORE_MS = 12 * 3_600_000;

/** Looks, again and again, until the canary is promoted, taken back, or ended by somebody else. */
export async function watchCanary({ area, named, plan }: Watched, context: Context): Promise<Answer> {
  const { store, note, now, seeing } = context;
  const patiently = patient(context, plan.everyMs);
  const readStanding = readingOnwards(store, note.signing);
  const build = named ?? (await patiently(buildTried));
  seeing.say({ key: 'canary.watched', values: { gateways: plan.gateways.join(', '), area } });
  const look = lookerOf(area, plan, context);
  let seen = NOTHING_SEEN;
  let step = { percent: 0, since: now().getTime(), before: seen.figures };
  return patiently(lookOnce);

  async function buildTried(): Promise<string> {
    const releases = releasesOf(await readStanding(), area);
    return releases?.canary?.build ?? refuse({ key: 'refused.canary.none', values: { area } }, ': name a build to try');
  }

  async function lookOnce(): Promise<Answer | null> {
    const releases = releasesOf(await readStanding(), area);
    const standing = releases?.canary;
    if (!releases || standing?.build !== build) return over(releases);
    if (step.percent !== standing.percent) {
      step = { percent: standing.percent, since: now().getTime(), before: seen.figures };
    }
    const { tried, stable, slow } = await look(build, releases);
    seen = judged(seen, tried, stable, slow);
    seeing.looked({ percent: standing.percent, figures: seen.figures });
    const { percent } = standing;
    if (tried.visits > 0) seeing.say({ key: 'canary.looked', values: { percent, seen: sentenceOf(seen.figures) } });
    if (seen.figures.against !== null) return takenBack();
    const isSeenEnough =
      comparedIn(seen.figures, step.before) >= plan.visits && now().getTime() - step.since >= plan.minutes * 60_000;
    if (isSeenEnough && !isDoubtful(seen)) {
      const next = plan.shares.find(share => share > standing.percent);
      if (next === undefined) return promoted();
      await widened(standing.percent, next);
    } else if (Date.parse(standing.until) - now().getTime() < PUT_OFF_BEFORE_MS) await widened(percent, percent);
    return null;
  }

  /** What --if-revision asked was asked of the beginning. */
  function noted() {
    return { ...context.note, why: inEnglish(sentenceOf(seen.figures)), canary: seen.figures, ifRevision: null };
  }

  /** Only as long as it is the one that is tried. */
  async function edited(next: (releases: AreaReleases, percent: number) => AreaReleases | null) {
    return editRegistry(store, noted(), standing => {
      const releases = releasesOf(standing, area);
      const wanted = releases?.canary?.build === build ? next(releases, releases.canary.percent) : null;
      return { areas: wanted && { [area]: wanted } };
    });
  }

  /** From the share that was looked at: whoever else watches may have widened it while the gateways were asked. */
  async function widened(from: number, percent: number): Promise<void> {
    const next = { build, percent, until: plan.until(now()) };
    const { revision, changed } = await edited((releases, share) => (share === from ? trying(releases, next) : null));
    if (changed) seeing.say({ key: 'canary.tried', values: { area, build, percent, revision: String(revision) } });
  }

  async function takenBack(): Promise<Answer> {
    const { revision, changed } = await edited(noLongerTrying);
    if (!changed) return over(releasesOf(await readStanding(), area));
    const values = { area, build, revision: String(revision), why: sentenceOf(seen.figures) };
    return { ...answer('taken-back', { key: 'canary.takenBack', values }), failed: true };
  }

  async function promoted(): Promise<Answer> {
    const { lines } = await promoteBuild(
      { area, named: build, now: false, without: plan.without, isTried: true },
      { ...context, note: noted() },
    );
    return answer('promoted', ...lines, sentenceOf(seen.figures));
  }

  /** Somebody else has ended it, by the one way or the other. */
  function over(releases: AreaReleases | null): Answer {
    if (releases?.stable === build) return answer('promoted', { key: 'done.stable.already', values: { area, build } });
    return { ...answer('ended-elsewhere', { key: 'canary.over', values: { area, build } }), failed: true };
  }

  function answer(outcome: string, ...lines: Answer['lines']): Answer {
    return { lines, json: { area, build, outcome, figures: seen.figures } };
  }
}
