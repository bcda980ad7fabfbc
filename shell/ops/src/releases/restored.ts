import type { AreaReleases } from '@tradefloor/release';

/**
 * An area as an older revision pointed it. Only pointers go back: what was published since stays known, and what was
 * blocked since stays blocked. `older` is null where the area was not there yet.
 */
export function restored(current: AreaReleases | null, older: AreaReleases | null, now: boolean): AreaReleases {
  const {
    now: _before,
    canary: _tried,
    ...standing
  }: AreaReleases = current ?? { builds: [], stable: null, lastGood: [], blocked: [] };
  const known = new Set(standing.builds.map(({ build }) => build));
  const builds = [...standing.builds, ...(older?.builds ?? []).filter(({ build }) => !known.has(build))];
  const blocked = current === null ? (older?.blocked ?? []) : standing.blocked;
  const stable = older?.stable ?? null;
  const there = new Set(builds.map(({ build }) => build));
  const lastGood = (older?.lastGood ?? []).filter(build => there.has(build) && !blocked.includes(build));
  return { ...standing, builds, stable, lastGood, blocked, ...(now && stable !== null ? { now: stable } : {}) };
}
