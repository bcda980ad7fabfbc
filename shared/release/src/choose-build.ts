import { triedIn } from './canary';
import { satisfies } from './platform-range';
import type { AreaReleases, Build, Registry } from './registry';

/**
 * The builds that a client of this platform version may load, best first: the stable one, then the last good ones.
 * Open tabs carry older shells, so a build that needs a newer platform is passed over, not an error.
 */
export function candidates(
  releases: AreaReleases,
  platformVersion: string,
  alsoBlocked: ReadonlySet<string> = new Set(),
): Build[] {
  return offered(releases, alsoBlocked).filter(build => satisfies(platformVersion, build.platform));
}

/** Something is offered, but nothing that this client's platform can run: it asks for a reload at the next navigation. */
export function needsNewerShell(
  releases: AreaReleases,
  platformVersion: string,
  alsoBlocked: ReadonlySet<string> = new Set(),
): boolean {
  const builds = offered(releases, alsoBlocked);
  return builds.length > 0 && !builds.some(build => satisfies(platformVersion, build.platform));
}

function offered(releases: AreaReleases, alsoBlocked: ReadonlySet<string>): Build[] {
  const order = [...(releases.stable === null ? [] : [releases.stable]), ...releases.lastGood];
  const wanted = [...new Set(order)].filter(id => !releases.blocked.includes(id) && !alsoBlocked.has(id));
  return wanted.map(id => releases.builds.find(build => build.build === id)).filter(build => build !== undefined);
}

/** As clients need it: without the builds that none of them may load. */
export function onlyOffered(registry: Registry): Registry {
  const tried = triedIn(registry);
  return withBuilds(registry, (releases, area) => {
    const everybodys = offered(releases, new Set());
    return [...everybodys, ...tried.filter(build => build.area === area && !everybodys.includes(build))];
  });
}

/**
 * As one client needs it at its start: what it will load, so many to fall back to, and of each the files that it starts
 * with (a build knows the hashes of the others itself; here they would be half of the page). Where nothing fits, the
 * first that does not: it makes the client ask for a newer shell.
 */
export function onlyFor(registry: Registry, platformVersion: string, fallbacks: number): Registry {
  return withBuilds(registry, releases => {
    const fitting = candidates(releases, platformVersion).slice(0, 1 + fallbacks);
    const given = fitting.length > 0 ? fitting : offered(releases, new Set()).slice(0, 1);
    return given.map(build => withFirstFiles(build));
  });
}

function withFirstFiles(build: Build): Build {
  const first = new Set([build.entry, ...build.preload]);
  const files = build.files.filter(({ path }) => first.has(path));
  // Written as JSON, what is undefined is left out: what to preload is the gateway's own knowledge, what it calls the operator's.
  const routes = build.routes.map(route => ({ ...route, preload: undefined }));
  return { ...build, routes, texts: undefined, calls: undefined, files };
}

function withBuilds(registry: Registry, kept: (releases: AreaReleases, area: string) => Build[]): Registry {
  const areas = Object.entries(registry.areas).map(([area, releases]) => {
    return [area, { ...releases, builds: kept(releases, area) }] as const;
  });
  return { ...registry, areas: Object.fromEntries(areas) };
}
