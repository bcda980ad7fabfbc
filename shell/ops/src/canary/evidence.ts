/**
 * Whether something happens more often to those who have the tried build than to the others, asked after every look, for
 * as long as it takes, without the error growing with the looks: a likelihood ratio over several ways in which it could be
 * worse, which nobody who is not worse raises to 100 in more than one of 100 canaries, whenever they are looked at (Ville).
 */
export interface Evidence {
  /** Logarithms, one for each way of being worse. */
  readonly worse: readonly number[];
  /** Seen of one side alone since both were last compared: weighed with what comes of the other. */
  readonly waiting: Span;
}

/** What happened between two looks, out of how many visits. */
export interface Span {
  readonly tried: Side;
  readonly stable: Side;
}

interface Side {
  readonly visits: number;
  readonly events: number;
}

export interface Terms {
  /** How many times as often is no harm yet. */
  readonly tolerated: number;
  /** In which share of the stable build's visits it happens. Where that is many, those without it tell as much. */
  readonly usual: number;
}

/** So many times as often as what is still tolerated. */
const TIMES_WORSE = [1.5, 2, 4, 8, 16];

const NOBODY: Side = { visits: 0, events: 0 };

export const NO_EVIDENCE: Evidence = {
  worse: TIMES_WORSE.map(() => 0),
  waiting: { tried: NOBODY, stable: NOBODY },
};

export function weighed({ worse, waiting }: Evidence, came: Span, { tolerated, usual }: Terms): Evidence {
  const tried = summed(waiting.tried, came.tried);
  const stable = summed(waiting.stable, came.stable);
  // With a visit now and then, most looks find one side alone.
  if (tried.visits === 0 || stable.visits === 0) return { worse, waiting: { tried, stable } };
  const byVisits = tried.visits / stable.visits;
  const harmless = ratesAt(tolerated, usual);
  const added = TIMES_WORSE.map(times => {
    const harmful = ratesAt(tolerated * times, usual);
    const of = (one: number, other: number, rate: 'with' | 'without') =>
      likelier(one, other, byVisits * harmless[rate], byVisits * harmful[rate]);
    return (
      of(tried.events, stable.events, 'with') +
      of(tried.visits - tried.events, stable.visits - stable.events, 'without')
    );
  });
  return { worse: worse.map((before, index) => before + (added[index] ?? 0)), waiting: NO_EVIDENCE.waiting };
}

/** How many times as often as usual a visit has it, and has it not, where the odds are so many times as high. */
function ratesAt(times: number, usual: number) {
  const all = 1 + usual * (times - 1);
  return { with: times / all, without: 1 / all };
}

/** Each visit is somebody's: by chance one of the tried build's at certain odds, and at others if it is worse. */
function likelier(tried: number, stable: number, byChance: number, ifWorse: number): number {
  return tried * Math.log(ifWorse / byChance) + (tried + stable) * Math.log((1 + byChance) / (1 + ifWorse));
}

/** How many times as likely as by chance, over all ways of being worse. */
export function weightOf({ worse }: Evidence): number {
  return worse.reduce((sum, each) => sum + Math.exp(Math.min(each, 500)), 0) / worse.length;
}

function summed(one: Side, other: Side): Side {
  return { visits: one.visits + other.visits, events: one.events + other.events };
}
