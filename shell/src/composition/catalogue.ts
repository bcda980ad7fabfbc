import type { AreaReleases, Build, MenuEntry, Registry } from '@tradefloor/release';

/**
 * The builds whose routes and menu stand for the areas: of each the one that this tab runs or would load; else the stable
 * one, so that an area that can't be loaded has its address and its card, and isn't "not found".
 */
export function describingBuilds({ areas }: Registry, offered: (area: string) => readonly Build[]): Build[] {
  return Object.entries(areas).flatMap(
    ([area, { builds, stable }]) => offered(area)[0] ?? builds.find(({ build }) => build === stable) ?? [],
  );
}

export function menuOf(builds: readonly Build[]): MenuEntry[] {
  return builds.flatMap(build => build.menu);
}

/** `block --reload`: something of a build that ran in this page may have stayed in it. */
export function asksReload({ areas }: Registry, ran: (build: string) => boolean): boolean {
  return Object.values(areas).some(({ reload = [] }) => reload.some(ran));
}

/** Nobody is asked before a build goes that broke here or that `block --now` named, nor before one comes by `promote --now`. */
export function isForced(
  { now, leave = [] }: AreaReleases,
  broken: ReadonlySet<string>,
  build: string,
  next: string | null = null,
): boolean {
  return broken.has(build) || leave.includes(build) || (next !== null && next === now);
}

/** The same of a build on screen, which goes as well with its whole area. */
export function mustGo(registry: Registry, broken: ReadonlySet<string>, { area, build }: Build, next?: Build): boolean {
  return !Object.hasOwn(registry.areas, area) || isForced(releasesIn(registry, area), broken, build, next?.build);
}

/** Blocked, broken, or of an area that is retired. */
export function isWithdrawn(registry: Registry, broken: ReadonlySet<string>, { area, build }: Build): boolean {
  const { stable, blocked } = releasesIn(registry, area);
  return stable === null || blocked.includes(build) || broken.has(build);
}

/** An area that is not, or no longer, in the registry has nothing to offer. */
export function releasesIn({ areas }: Registry, area: string): AreaReleases {
  return (Object.hasOwn(areas, area) && areas[area]) || { builds: [], stable: null, lastGood: [], blocked: [] };
}

/** The area of a build that has not run here, or was not kept from then on. */
export const areaListing = ({ areas }: Registry, build: string | null): string | undefined =>
  Object.entries(areas).find(([, { builds }]) => builds.some(each => each.build === build))?.[0];
