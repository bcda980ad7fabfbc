import { type AreaRoute, type Build, routeAt } from '@tradefloor/release';

export interface FoundRoute {
  readonly area: string;
  readonly route: AreaRoute;
  /** The address to stand in the bar instead of an alias; null when it is right as it is. */
  readonly canonical: string | null;
}

/** Which area draws an address, from the builds in use: the shell itself knows no route. */
export function routeTable(builds: readonly Build[]) {
  const entries = builds.flatMap(build => build.routes.map(route => ({ ...route, owner: build.area, route })));
  const lookUp = (pathname: string): FoundRoute | null => {
    const found = routeAt(entries, pathname);
    if (found === null) return null;
    const isAlias = found.aliases.some(alias => samePath(alias, pathname));
    return { area: found.owner, route: found.route, canonical: isAlias ? found.path : null };
  };
  let asked: string | null = null;
  let answer: FoundRoute | null = null;
  // On the way from one area to another single-spa asks for each of them several times about the same address.
  return (pathname: string): FoundRoute | null => {
    if (pathname !== asked) answer = lookUp(pathname);
    asked = pathname;
    return answer;
  };
}

export type RouteTable = ReturnType<typeof routeTable>;

function samePath(alias: string, pathname: string): boolean {
  return alias.toLowerCase() === pathname.replace(/\/$/, '').toLowerCase();
}
