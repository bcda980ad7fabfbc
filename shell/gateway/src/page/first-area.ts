import { type AreaRoute, type Build, candidates, type Registry, routeAt } from '@tradefloor/release';

export interface FirstArea {
  readonly build: Build;
  readonly route: AreaRoute;
}

/** shell.bare-paths: the shell also answers for every child of its two frames at the bare path. */
const FRAMES = ['', '/account', '/new_account'];

/** The build that will draw this address, as the shell of this platform version will choose it, and its route. */
export function firstArea(registry: Registry, platformVersion: string, pathname: string): FirstArea | null {
  const builds = Object.values(registry.areas).flatMap(area => candidates(area, platformVersion).slice(0, 1));
  const routes = builds.flatMap(build =>
    build.routes.map(route => ({ path: route.path, aliases: route.aliases, first: { build, route } })),
  );
  for (const frame of FRAMES) {
    const found = routeAt(routes, `${frame}${pathname}`);
    if (found !== null) return found.first;
  }
  return null;
}
