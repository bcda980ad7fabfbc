import { type Counts, slowIn, together } from './figures';
import { isDoubtful, judged, NOTHING_SEEN } from './judge';

// Looked up in a test's own world each time, they would take ten times as long.
const { cos, exp, imul, log, PI, sqrt } = Math;

/** The same each time; chance that changes by the run would fail one build in a thousand. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As machines and networks spread it: a quarter takes more than 1.6 times the middle one, a twentieth more than three times. */
const SPREAD = 0.7;
const MIDDLE_S = 0.8;
/** The build that is tried comes for the first time. */
const COLD = 1.3;

/** Ranges as a gateway tells them, wherever its edges happen to lie: `at` moves them by a part of one. */
const edgesAt = (at: number) => [...Array.from({ length: 36 }, (_, step) => 0.2 * 2 ** ((step + at) / 7)), Infinity];

function visits(times: number, count: number, edges: readonly number[], next: () => number): Counts {
  const taken = Array.from({ length: count }, () => {
    const bell = sqrt(-2 * log(1 - next())) * cos(2 * PI * next());
    return times * MIDDLE_S * exp(SPREAD * bell);
  });
  const mounts = new Map(edges.map(edge => [edge, taken.filter(seconds => seconds <= edge).length]));
  return { visits: count, failed: 0, mounts, longest: new Map() };
}

interface Course {
  /** After how many visits with it it was taken back. */
  readonly takenBackAfter: number;
  readonly isDoubtful: boolean;
}

/** Ten visits with it and ninety without between two looks. */
function canary(times: number, at: number, most: number, seed: number): Course {
  const next = chance(seed);
  const slow = slowIn(visits(1, 1000, edgesAt(at), next).mounts);
  // No other range is looked at.
  const edges = [slow?.from ?? 0, slow?.lateFrom ?? 0, Infinity];
  let seen = NOTHING_SEEN;
  for (let tried = 10; tried <= most; tried += 10) {
    seen = judged(seen, visits(times * COLD, 10, edges, next), visits(1, 90, edges, next), slow);
    if (seen.figures.against === 'slow') return { takenBackAfter: tried, isDoubtful: true };
  }
  return { takenBackAfter: Infinity, isDoubtful: isDoubtful(seen) };
}

const canaries = (times: number, at: number, most: number, count: number) =>
  Array.from({ length: count }, (_, seed) => canary(times, at, most, seed * 7919 + 13));

it.each([
  [1, 0],
  [1.1, 4],
])('takes back, of 400 builds that take %s times as long, at most %s', (times, most) => {
  const taken = canaries(times, 0.5, 600, 400).filter(({ takenBackAfter }) => takenBackAfter < Infinity);
  expect(taken.length).toBeLessThanOrEqual(most);
});

it.each([0, 0.25, 0.5, 0.75])(
  'notices a build that takes 1.4 times as long within 1500 visits, half of them within 600: edges moved by %s',
  at => {
    const after = canaries(1.4, at, 1500, 60).map(({ takenBackAfter }) => takenBackAfter);
    expect(after.filter(tried => tried <= 1500).length).toBeGreaterThanOrEqual(57);
    expect(after.filter(tried => tried <= 600).length).toBeGreaterThanOrEqual(30);
  },
);

it('promotes few of those after 600 visits, for it waits where it is in doubt', () => {
  const passed = canaries(1.4, 0.5, 600, 100).filter(course => !course.isDoubtful);
  expect(passed.length).toBeLessThanOrEqual(15);
});

it('knows nothing of what is slow by fewer than a hundred visits', () => {
  const known = (count: number) => slowIn(visits(1, count, edgesAt(0), chance(7)).mounts);
  expect([known(99), known(100)]).toEqual([null, expect.objectContaining({ usual: expect.any(Number) })]);
});

it('adds up gateways of which one tells coarser ranges, and holds what it does not tell against nobody', () => {
  const ranges = (counts: Readonly<Record<number, number>>): Counts => ({
    visits: 100,
    failed: 0,
    mounts: new Map([
      ...Object.entries(counts).map(([edge, count]) => [Number(edge), count] as const),
      [Infinity, 100],
    ]),
    longest: new Map(),
  });
  const { mounts } = together([ranges({ 0.8: 70, 0.883: 76, 0.975: 80, 1.6: 98 }), ranges({ 0.8: 70, 1.6: 98 })]);
  expect([...mounts]).toEqual(
    expect.arrayContaining([
      [0.8, 140],
      [0.883, 174],
      [0.975, 178],
      [1.6, 196],
    ]),
  );
  expect(slowIn(mounts)).toEqual({ from: 0.883, lateFrom: 1.6, usual: 0.13 });
});
