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

const NONE: Counts = { visits: 0, failed: 0, mounts: new Map(), longest: new Map() };

const LINE = /^tradefloor_build_(visits_total|mount_seconds_bucket|longest_task_seconds_bucket)\{(.*)\} (\d+)$/;

/** Out of what a gateway says at `/metrics`. */
export function countsIn(text: string, area: string, build: string): Counts {
  const found = { visits: 0, failed: 0, mounts: new Map<number, number>(), longest: new Map<number, number>() };
  for (const line of text.split('\n')) {
    const [, name = '', labels = '', figure = ''] = LINE.exec(line) ?? [];
    if (name === '' || label(labels, 'area') !== area || label(labels, 'build') !== build) continue;
    const count = Number(figure);
    const edge = Number(label(labels, 'le').replace('+Inf', 'Infinity'));
    if (name === 'mount_seconds_bucket') found.mounts.set(edge, count);
    else if (name === 'longest_task_seconds_bucket') found.longest.set(edge, count);
    else {
      found.visits += count;
      if (label(labels, 'end') === 'failed') found.failed += count;
    }
  }
  return found;
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
    const sum = new Map<number, number>();
    for (const map of maps) for (const [edge, count] of map) sum.set(edge, (sum.get(edge) ?? 0) + count);
    return sum;
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
  return (ranges.get(Infinity) ?? 0) - (ranges.get(edge) ?? 0);
}

/** The edge that three quarters stay below: what is slow, told by the build that people have. */
export function slowEdge(ranges: ReadonlyMap<number, number>, otherwise: number): number {
  const all = ranges.get(Infinity) ?? 0;
  const edges = [...ranges.keys()].filter(edge => edge !== Infinity).toSorted((one, other) => one - other);
  const found = all === 0 ? undefined : edges.find(edge => (ranges.get(edge) ?? 0) >= all * 0.75);
  return found ?? edges.at(-1) ?? otherwise;
}

function label(labels: string, name: string): string {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
}
