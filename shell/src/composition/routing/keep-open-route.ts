import type { Build } from '@tradefloor/release';
import { mustGo, releasesIn } from '../catalogue';
import type { CompositionDeps } from '../composition-deps';
import type { FoundRoute, RouteTable } from './route-table';

type Asked = Pick<CompositionDeps, 'page' | 'registry' | 'readiness' | 'readinessChanges' | 'hold'>;

interface OpenRouteDeps extends Asked {
  /** Builds that failed in this session. */
  readonly blocked: ReadonlySet<string>;
  readonly offered: (area: string) => readonly Build[];
  /** What an area has on screen. */
  readonly shown: (area: string) => Build | null;
  /** Addresses mean something else now. */
  readonly lookAgain: () => void;
}

export interface OpenRoute {
  /** The new table, and in it the address that is open, though the new builds have it no more. */
  over(before: RouteTable, next: RouteTable): RouteTable;
  /** Leaves that address, once its user agrees; nothing where the area has it still. */
  leaving(area: string): (() => void) | undefined;
}

/**
 * shell.open-route: a build that lacks the address which is open waits until its user agrees, or has gone elsewhere. What
 * is open is held as typed text is: whoever waits to replace the area asks, and leaving needs no question.
 */
export function keepOpenRoute(deps: OpenRouteDeps): OpenRoute {
  const { page, registry, blocked, offered, shown, hold, lookAgain } = deps;
  let kept: { readonly path: string; readonly found: FoundRoute } | null = null;
  let release = (): void => undefined;
  let table: RouteTable = () => null;

  const isBlocked = (area: string) => releasesIn(registry.current(), area).blocked.includes(shown(area)?.build ?? '');

  /** Nobody is asked about what broke, nor by `--now`, nor where the whole area goes; about a block, for what is typed. */
  function mayStay(area: string): boolean {
    const build = shown(area);
    if (build === null || mustGo(registry.current(), blocked, build, offered(area)[0])) return false;
    return !isBlocked(area) || deps.readiness(area) !== 'yes';
  }

  function letGo(): void {
    kept = null;
    lookAgain();
  }

  function moved(): void {
    const { pathname } = page.location;
    if (kept === null || pathname === kept.path) return;
    const { area } = kept.found;
    kept = null;
    // An area that is left is taken down as it is: only where it stays on screen its next build may come.
    if (table(pathname)?.area === area) release();
  }

  // An object, not a function: single-spa keeps popstate functions for itself and calls them after the areas.
  page.addEventListener('popstate', { handleEvent: moved });
  // A build that broke holds nothing any more.
  deps.readinessChanges.subscribe(() => kept && !mayStay(kept.found.area) && letGo());

  return {
    over(before, next) {
      const path = page.location.pathname;
      const found = before(path);
      const stays = found !== null && next(path)?.area !== found.area && mayStay(found.area);
      const releaseBefore = release;
      kept = stays ? { path, found } : null;
      // What is typed holds a blocked build by itself, and no longer than it is there.
      release = stays && !isBlocked(found.area) ? hold(found.area) : () => undefined;
      releaseBefore();
      table = pathname => (kept?.path === pathname ? kept.found : next(pathname));
      return table;
    },
    leaving: area => (kept?.found.area === area ? letGo : undefined),
  };
}
