import type { Build } from '@tradefloor/release';
import { aBuild } from '@tradefloor/release/sample-builds';
import type { Scene } from '../harm/watch/rule';

export const BAD = 'badbadbad';

/** What the browser says of a page of which jsdom draws nothing. */
export interface SeenPage {
  /** Elements that nobody can see, and all in them. */
  readonly hidden: Set<Element>;
  /** What a pointer meets everywhere, if it is not what is looked for. */
  over: Element | null;
}

/** A shell with its header and one area on screen, of a build called `BAD`. */
export function aScene(): { readonly scene: Scene; readonly seen: SeenPage; readonly build: Build } {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  document.body.innerHTML =
    '<div id="shell"><header><a href="/">home</a><button></button></header><main><div data-area="market"></div></main></div>';
  const seen: SeenPage = { hidden: new Set(), over: null };
  Object.assign(document, { fullscreenElement: null });
  Element.prototype.checkVisibility = function (this: Element) {
    return ![...seen.hidden].some(each => each.contains(this)) && this.closest('[style*="display: none"]') === null;
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  document.elementFromPoint = () => seen.over ?? document.querySelector('header a');
  const build = aBuild({ area: 'market', build: BAD });
  const shell = document.getElementById('shell') ?? document.body;
  return { scene: { page: window, shell, shown: new Set([build]) }, seen, build };
}

export const looks = (rule: { look(scene: Scene): unknown }, scene: Scene, count = 6): unknown[] =>
  Array.from({ length: count }, () => rule.look(scene)).filter(found => found !== null);
