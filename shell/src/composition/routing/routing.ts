import type { AreaRoute } from '@tradefloor/release';
import type { RouteTable } from './route-table';

export interface RoutingDeps {
  readonly page: Window;
  readonly table: () => RouteTable;
  /** Whether a signed-in user is there: guarded routes send everybody else to sign in. */
  readonly isUser: () => boolean;
  readonly askToSignIn: () => void;
  readonly showRoute: (route: AreaRoute | 'not-found') => void;
}

export interface Routing {
  /** The area that may draw this address now; none on the way to sign in. */
  readonly areaAt: (location: { readonly pathname: string }) => string | null;
  /** Looks the address up again: it, the routes or the session have changed. */
  readonly arrive: () => void;
  start(): () => void;
}

/**
 * shell.bare-paths, shell.guests-sign-in: sees each address before single-spa does: an alias is replaced by the full path, a guest is sent to sign in,
 * and the chrome learns what will be shown.
 */
export function createRouting({ page, table, isUser, askToSignIn, showRoute }: RoutingDeps): Routing {
  const mayEnter = (route: AreaRoute) => route.access === 'public' || isUser();

  let shown: AreaRoute | 'not-found' | null = null;

  /** Once a route: it clears away what was shown instead of the area before. */
  function show(route: AreaRoute | 'not-found'): void {
    if (route === shown) return;
    shown = route;
    showRoute(route);
  }

  function arrive(): void {
    const { pathname, search, hash } = page.location;
    const found = table()(pathname);
    if (found === null) return show('not-found');
    if (found.canonical !== null) {
      // Comes back here as a popstate of single-spa's, or from the line below before it has started.
      page.history.replaceState(page.history.state, '', found.canonical + search + hash);
      if (page.location.pathname === found.canonical) arrive();
      return;
    }
    if (!mayEnter(found.route)) return askToSignIn();
    show(found.route);
  }

  return {
    arrive,
    areaAt({ pathname }) {
      const found = table()(pathname);
      return found !== null && mayEnter(found.route) ? found.area : null;
    },
    start() {
      // An object, not a function: single-spa keeps popstate functions for itself and calls them after the areas.
      const arriving = { handleEvent: arrive };
      page.addEventListener('popstate', arriving);
      return () => page.removeEventListener('popstate', arriving);
    },
  };
}
