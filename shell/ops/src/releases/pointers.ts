import type { AreaReleases, Canary } from '@tradefloor/release';

/** What the commands do to an area's pointers. Pure; whether they may is asked before, in policy.ts. */

/** How many builds a client may fall back to. More would only make every page longer. */
const LAST_GOOD_KEPT = 5;

export function promoted(releases: AreaReleases, build: string, now: boolean): AreaReleases {
  const { stable, lastGood } = releases;
  const before = stable === null || stable === build ? lastGood : [stable, ...lastGood];
  const kept = [...new Set(before)].filter(id => id !== build).slice(0, LAST_GOOD_KEPT);
  return pointing(releases, { stable: build, lastGood: kept, now });
}

/** The build that is left was found wanting, so it does not become one to fall back to. */
export function rolledBack(releases: AreaReleases, build: string, now: boolean): AreaReleases {
  const older = releases.lastGood.slice(releases.lastGood.indexOf(build) + 1);
  return pointing(releases, { stable: build, lastGood: older, now });
}

/**
 * A blocked stable build gives way to the newest last good one that nobody objects to; without one the area is gone
 * until the next promote.
 */
export function blocked(
  releases: AreaReleases,
  build: string,
  now: boolean,
  unfit: ReadonlySet<string> = new Set(),
): AreaReleases {
  const marked = { ...releases, blocked: [...new Set([build, ...releases.blocked])] };
  const lastGood = releases.lastGood.filter(id => !marked.blocked.includes(id));
  if (releases.stable !== build) {
    const { canary, ...rest } = marked;
    return { ...rest, lastGood, ...(canary && canary.build !== build ? { canary } : {}) };
  }
  const [next = null, ...rest] = lastGood.filter(id => !unfit.has(id));
  return pointing(marked, { stable: next, lastGood: rest, now });
}

/** Nobody gets any of it, and nobody falls back to any of it. */
export function withdrawn(releases: AreaReleases): AreaReleases {
  return pointing(releases, { stable: null, lastGood: [], now: false });
}

export function trying(releases: AreaReleases, canary: Canary): AreaReleases {
  return { ...releases, canary };
}

/** Those who had it get what everybody gets, asked as at any swap. */
export function noLongerTrying({ canary: _tried, ...rest }: AreaReleases): AreaReleases {
  return rest;
}

export function unblocked(releases: AreaReleases, build: string): AreaReleases {
  const isAnother = (id: string) => id !== build;
  const { leave, reload } = releases;
  return {
    ...releases,
    blocked: releases.blocked.filter(isAnother),
    ...(leave && { leave: leave.filter(isAnother) }),
    ...(reload && { reload: reload.filter(isAnother) }),
  };
}

/** No more than a client may have met; what is asked of tabs of long ago nobody is there to hear. */
const ASKED_KEPT = 10;

/** What open tabs do about a blocked build: `leave` it unasked, ask for a `reload` as something of it may have stayed. */
export type AskedOfTabs = 'leave' | 'reload';

export function askingTabs(releases: AreaReleases, build: string, wishes: readonly AskedOfTabs[]): AreaReleases {
  const asked = wishes.map(wish => [wish, [...new Set([build, ...(releases[wish] ?? [])])].slice(0, ASKED_KEPT)]);
  return { ...releases, ...Object.fromEntries(asked) };
}

/** The last good builds that are not blocked, newest first. */
export function rollbackTargets(releases: AreaReleases): string[] {
  return releases.lastGood.filter(id => !releases.blocked.includes(id));
}

interface Pointers {
  readonly stable: string | null;
  readonly lastGood: string[];
  readonly now: boolean;
}

function pointing(releases: AreaReleases, { stable, lastGood, now }: Pointers): AreaReleases {
  // Whatever was tried was held against the build that is left now.
  const { now: _before, canary: _tried, ...rest } = releases;
  return { ...rest, stable, lastGood, ...(now && stable !== null ? { now: stable } : {}) };
}
