import { type AreaReleases, type Build, candidates, type MenuEntry, type Registry } from '@tradefloor/release';

/**
 * The build whose routes and menu stand for an area: the one that would be loaded; else the stable one, so that an
 * area that can't be loaded has its address and its card, and isn't "not found".
 */
export function describedBy(releases: AreaReleases, platformVersion: string): Build | null {
  const [offered] = candidates(releases, platformVersion);
  return offered ?? releases.builds.find(({ build }) => build === releases.stable) ?? null;
}

export function describingBuilds({ areas }: Registry, platformVersion: string): Build[] {
  return Object.values(areas)
    .map(releases => describedBy(releases, platformVersion))
    .filter(build => build !== null);
}

export function menuOf(builds: readonly Build[]): MenuEntry[] {
  return builds.flatMap(build => build.menu);
}

/** `block --reload`: something of a build that ran in this page may have stayed in it. */
export function asksReload({ areas }: Registry, ran: (build: string) => boolean): boolean {
  return Object.values(areas).some(({ reload = [] }) => reload.some(ran));
}

/** An area that is not, or no longer, in the registry has nothing to offer. */
export function releasesIn({ areas }: Registry, area: string): AreaReleases {
  return (Object.hasOwn(areas, area) && areas[area]) || { builds: [], stable: null, lastGood: [], blocked: [] };
}
