import type { CanaryFigures } from '@tradefloor/release/folder';
import type { OpsSaying } from '../said/sayings';
import { type Evidence, NO_EVIDENCE, weighed, weightOf } from './evidence';
import { above, type Counts, type Slow } from './figures';

/** What is held against a build, and how many times as often as with the stable one is no harm yet. */
const SIGNS = [
  { sign: 'failed', tolerated: 1 },
  // What is no harm yet is said in time: see `Slow`.
  { sign: 'slow', tolerated: 1 },
  // Its files are fresh and its code is cold, where the stable build's are not.
  { sign: 'stuck', tolerated: 1.5 },
] as const;

type Sign = (typeof SIGNS)[number]['sign'];

/** A good build is taken back in less than one of a hundred canaries, whichever sign it is. */
const WRONGLY_TAKEN_BACK = 0.01;
const ENOUGH = SIGNS.length / WRONGLY_TAKEN_BACK;
/** From here on it may be nothing or something: nobody else gets it until that is known. */
const DOUBTFUL = 10;
/** The page did not answer for so long: felt by who types. */
const STUCK_S = 0.2;

export interface Judged {
  readonly evidence: Readonly<Record<Sign, Evidence>>;
  readonly figures: CanaryFigures;
}

export const NOTHING_SEEN: Judged = {
  evidence: { failed: NO_EVIDENCE, slow: NO_EVIDENCE, stuck: NO_EVIDENCE },
  figures: { tried: counted(0), stable: counted(0), against: null, sure: 0 },
};

function counted(visits: number, failed = 0, slow = 0, stuck = 0) {
  return { visits, failed, slow, stuck };
}

/** Everything that was seen, and what came since the last look. */
export function judged({ evidence, figures }: Judged, tried: Counts, stable: Counts, slow: Slow | null): Judged {
  const next = Object.fromEntries(
    SIGNS.map(({ sign, tolerated }) => {
      const span = { tried: sideOf(tried, sign, slow?.lateFrom), stable: sideOf(stable, sign, slow?.from) };
      const usual = sign === 'slow' ? (slow?.usual ?? 0) : 0;
      return [sign, weighed(evidence[sign], span, { tolerated, usual })];
    }),
  ) as Judged['evidence'];
  const heaviest = SIGNS.map(({ sign }) => ({ sign, weight: weightOf(next[sign]) })).toSorted(
    (one, other) => other.weight - one.weight,
  )[0] ?? { sign: 'failed', weight: 0 };
  return {
    evidence: next,
    figures: {
      tried: summed(figures.tried, signsOf(tried, slow)),
      stable: summed(figures.stable, signsOf(stable, slow)),
      against: heaviest.weight >= ENOUGH ? heaviest.sign : null,
      sure: Math.max(0, 1 - SIGNS.length / heaviest.weight),
    },
  };
}

/** What was compared is as much as the side has that was visited less. */
export const comparedIn = ({ tried, stable }: CanaryFigures, before: CanaryFigures): number =>
  Math.min(tried.visits - before.tried.visits, stable.visits - before.stable.visits);

export function isDoubtful({ evidence }: Judged): boolean {
  return SIGNS.some(({ sign }) => weightOf(evidence[sign]) >= DOUBTFUL);
}

/** As people see them: both sides by one edge. */
function signsOf({ visits, failed, mounts, longest }: Counts, slow: Slow | null) {
  return counted(visits, failed, slow === null ? 0 : above(mounts, slow.from), above(longest, STUCK_S));
}

/** How often a sign was seen, out of how many visits in which it could be. */
function sideOf({ visits, failed, mounts, longest }: Counts, sign: Sign, slowFrom: number | undefined) {
  if (sign === 'failed') return { visits, events: failed };
  if (sign === 'stuck') return { visits, events: above(longest, STUCK_S) };
  if (slowFrom === undefined) return { visits: 0, events: 0 };
  return { visits: above(mounts, 0), events: above(mounts, slowFrom) };
}

function summed(one: CanaryFigures['tried'], other: CanaryFigures['tried']): CanaryFigures['tried'] {
  return counted(one.visits + other.visits, one.failed + other.failed, one.slow + other.slow, one.stuck + other.stuck);
}

/** For the history, and for whoever watches. */
export function sentenceOf({ tried, stable, sure, against }: CanaryFigures): OpsSaying {
  const seen = {
    key: 'canary.seen',
    values: {
      count: tried.visits,
      stable: stable.visits,
      failed: tried.failed,
      stableFailed: stable.failed,
      slow: tried.slow,
      stableSlow: stable.slow,
      stuck: tried.stuck,
      stableStuck: stable.stuck,
    },
  } as const;
  const sign = SIGNS.find(known => known.sign === against)?.sign;
  if (sign === undefined) return seen;
  return { key: `canary.worse.${sign}`, values: { seen, sure: Math.min(99.9, Math.floor(sure * 1000) / 10) } };
}
