/** What gateways have counted of one build since they started. */
export interface Counts {
  /** How often it came on screen, or should have. */
  readonly visits: number;
  /** Of them: it broke. */
  readonly failed: number;
  /** Of those that came on screen: how many took how long, by the upper edge of their range in seconds. */
  readonly mounts: ReadonlyMap<number, number>;
  /** The same of the longest time for which the page did not answer. */
  readonly longest: ReadonlyMap<number, number>;
}

interface Counting {
  visits: number;
  failed: number;
  readonly mounts: Map<number, number>;
  readonly longest: Map<number, number>;
}

export const NONE: Counts = { visits: 0, failed: 0, mounts: new Map(), longest: new Map() };

const LINE = /^tradefloor_build_(visits_total|mount_seconds_bucket|longest_task_seconds_bucket)\{(.*)\} (\d+)$/;
const BEGAN = /^tradefloor_gateway_process_start_time_seconds\{gateway="([^"]*)"\} ([\d.e+]+)$/;

/** By the gateway that was told them, whichever says so; by no name where one speaks of itself alone. */
export function countsIn(text: string, area: string, build: string): ReadonlyMap<string, Counts> {
  const found = new Map<string, Counting>();
  for (const line of text.split('\n')) {
    const [, name = '', labels = '', figure = ''] = LINE.exec(line) ?? [];
    if (name === '' || label(labels, 'area') !== area || label(labels, 'build') !== build) continue;
    const gateway = label(labels, 'gateway');
    const counting = found.get(gateway) ?? { visits: 0, failed: 0, mounts: new Map(), longest: new Map() };
    found.set(gateway, counting);
    const count = Number(figure);
    const edge = Number(label(labels, 'le').replace('+Inf', 'Infinity'));
    if (name === 'mount_seconds_bucket') counting.mounts.set(edge, count);
    else if (name === 'longest_task_seconds_bucket') counting.longest.set(edge, count);
    else {
      counting.visits += count;
      if (label(labels, 'end') === 'failed') counting.failed += count;
    }
  }
  return found;
}

/** When each gateway that is told of was started, in milliseconds. */
export function beginningsIn(text: string): ReadonlyMap<string, number> {
  const found = text.split('\n').flatMap(line => {
    const [, gateway, seconds] = BEGAN.exec(line) ?? [];
    return gateway === undefined ? [] : [[gateway, Number(seconds) * 1000] as const];
  });
  return new Map(found);
}

/** What has come since; a gateway that was started anew counts from nothing. */
export function since(before: Counts | undefined, now: Counts): Counts {
  if (before === undefined || now.visits < before.visits) return now;
  const later = (former: ReadonlyMap<number, number>, latter: ReadonlyMap<number, number>) =>
    new Map([...latter].map(([edge, count]) => [edge, count - (former.get(edge) ?? 0)]));
  return {
    visits: now.visits - before.visits,
    failed: now.failed - before.failed,
    mounts: later(before.mounts, now.mounts),
    longest: later(before.longest, now.longest),
  };
}

export function together(counts: readonly Counts[]): Counts {
  const summed = (maps: ReadonlyArray<ReadonlyMap<number, number>>) => {
    const edges = new Set(maps.flatMap(map => [...map.keys()]));
    return new Map([...edges].map(edge => [edge, maps.reduce((sum, map) => sum + within(map, edge), 0)]));
  };
  return counts.reduce(
    (sum, each) => ({
      visits: sum.visits + each.visits,
      failed: sum.failed + each.failed,
      mounts: summed([sum.mounts, each.mounts]),
      longest: summed([sum.longest, each.longest]),
    }),
    NONE,
  );
}

/** Above the edge; ranges hold all that is below theirs too. */
export function above(ranges: ReadonlyMap<number, number>, edge: number): number {
  return (ranges.get(Infinity) ?? 0) - (edge === 0 ? 0 : within(ranges, edge));
}

/** Who counts by coarser ranges has the next edge in its place. */
function within(ranges: ReadonlyMap<number, number>, edge: number): number {
  const known = Math.min(...[...ranges.keys()].filter(each => each >= edge));
  return ranges.get(known) ?? 0;
}

/** What is slow, told by the build that people have. */
export interface Slow {
  /** In seconds: what three quarters stay below. */
  readonly from: number;
  /** So much later is no harm yet, as finely as ranges tell it: the code of a build that is tried is cold. */
  readonly lateFrom: number;
  /** The share of the stable build's visits that are. */
  readonly usual: number;
}

/** Sooner is at once, to whoever waits for it. */
const FELT_S = 0.2;

/** So many times as long the same build takes when it is compiled for the first time in a browser: 70 to 77 ms after 57, three times. */
const COLD = 1.3;
const NO_HARM_YET = 1.1;

/** By fewer the edge lies where chance has put it. */
const KNOWN_FROM_VISITS = 100;

/** Null while too few have had it. */
export function slowIn(ranges: ReadonlyMap<number, number>): Slow | null {
  const all = above(ranges, 0);
  if (all < KNOWN_FROM_VISITS) return null;
  const edges = [...ranges.keys()].filter(edge => edge >= FELT_S).toSorted((one, other) => one - other);
  const from = edges.find(edge => (ranges.get(edge) ?? 0) >= all * 0.75) ?? Infinity;
  const lateFrom = edges.find(edge => edge >= from * COLD * NO_HARM_YET) ?? Infinity;
  return { from, lateFrom, usual: above(ranges, from) / all };
}

function label(labels: string, name: string): string {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
}
