/**
 * Whether something happens more often to those who have the tried build than to the others, asked after every look, for
 * as long as it takes, without the error growing with the looks: a likelihood ratio over several ways in which it could be
 * worse, which nobody who is not worse raises to 100 in more than one of 100 canaries, whenever they are looked at (Ville).
 */
export interface Evidence {
  /** Logarithms, one for each way of being worse. */
  readonly worse: readonly number[];
}

/** What happened between two looks, out of how many visits. */
export interface Span {
  readonly tried: { readonly visits: number; readonly events: number };
  readonly stable: { readonly visits: number; readonly events: number };
}

/** So many times as often as what is still tolerated. */
const TIMES_WORSE = [1.5, 2, 4, 8, 16];

export const NO_EVIDENCE: Evidence = { worse: TIMES_WORSE.map(() => 0) };

/**
 * Each event is somebody's: by chance one of the tried build's in so many cases as it has visits. Where one side had none,
 * events tell nothing. `tolerated`: how many times as often is no harm yet.
 */
export function weighed({ worse }: Evidence, { tried, stable }: Span, tolerated: number): Evidence {
  if (tried.visits === 0 || stable.visits === 0) return { worse };
  const odds = (tolerated * tried.visits) / stable.visits;
  const added = TIMES_WORSE.map(times => {
    const shift = Math.log((1 + odds) / (1 + times * odds));
    return tried.events * (Math.log(times) + shift) + stable.events * shift;
  });
  return { worse: worse.map((before, index) => before + (added[index] ?? 0)) };
}

/** How many times as likely as by chance, over all ways of being worse. */
export function weightOf({ worse }: Evidence): number {
  return worse.reduce((sum, each) => sum + Math.exp(Math.min(each, 500)), 0) / worse.length;
}
