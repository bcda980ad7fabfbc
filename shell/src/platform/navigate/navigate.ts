import type { Navigate, Report } from '@tradefloor/platform';
import type { Cancel } from '../clock';
import type { Holds } from '../holds/holds';
import { ownPath } from './own-path';

export interface NavigateDeps {
  readonly page: Window;
  readonly holds: Holds;
  readonly mayLeave: () => Promise<boolean>;
  readonly report: Report;
}

export interface ShellNavigate {
  readonly navigate: Navigate;
  /** Guards the browser's own ways to leave: back, forward, reload and close. */
  readonly start: () => Cancel;
}

/** A form lives on a page: what stands in the query or after the hash is the area's own business. */
const isSamePage = (a: string, b: string) => a.split(/[?#]/)[0] === b.split(/[?#]/)[0];

export function createNavigate({ page, holds, mayLeave, report }: NavigateDeps): ShellNavigate {
  const { location, history } = page;
  const here = () => location.pathname + location.search + location.hash;
  let stands = { path: here(), state: history.state as unknown };
  // Only the newest wish is followed: an older one whose question is answered later would pull the user back.
  let newest = 0;
  let letThrough = false;
  let routersHeard = false;

  function go(path: string, replace: boolean, state: unknown): void {
    routersHeard = false;
    if (replace) history.replaceState(state, '', path);
    else history.pushState(state, '', path);
    // single-spa says popstate itself once it has started; before, the routers would not know.
    if (!routersHeard) page.dispatchEvent(new PopStateEvent('popstate', { state }));
  }

  const navigate: Navigate = async (to, { replace = false, force = false, state = null } = {}) => {
    const path = ownPath(to, location.origin);
    if (path === null) {
      report(new Error('navigation refused: not a path of this site'));
      return false;
    }
    newest += 1;
    const wish = newest;
    if (path === here()) return true;
    if (!force && !isSamePage(path, here()) && !(await mayLeave())) return false;
    if (wish !== newest) return false;
    go(path, replace, state);
    return true;
  };

  async function askToGoBack(): Promise<void> {
    newest += 1;
    const wish = newest;
    if (!(await mayLeave()) || wish !== newest) return;
    letThrough = true;
    history.back();
  }

  function onPopState(event: PopStateEvent): void {
    routersHeard = true;
    // Only the browser's own events are trusted: single-spa's and ours tell of a step that was asked for already.
    const leaves = event.isTrusted && !letThrough && !isSamePage(here(), stands.path);
    if (leaves && holds.ofAll() !== 'yes') {
      event.stopImmediatePropagation();
      // The address has changed already. Putting the page's own on top makes "back" lead to where the user wants,
      // whichever way that was. The prototype's function is the browser's own, which tells no router.
      History.prototype.pushState.call(history, stands.state, '', stands.path);
      void askToGoBack();
      return;
    }
    letThrough = false;
    stands = { path: here(), state: history.state as unknown };
  }

  function onBeforeUnload(event: BeforeUnloadEvent): void {
    if (holds.ofAll() !== 'yes') event.preventDefault();
  }

  return {
    navigate,
    start() {
      // An object, not a function: single-spa keeps popstate functions for itself and calls them after the areas.
      const guard = { handleEvent: onPopState };
      page.addEventListener('popstate', guard, { capture: true });
      page.addEventListener('beforeunload', onBeforeUnload);
      return () => {
        page.removeEventListener('popstate', guard, { capture: true });
        page.removeEventListener('beforeunload', onBeforeUnload);
      };
    },
  };
}
