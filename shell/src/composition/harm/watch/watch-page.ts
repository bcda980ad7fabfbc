import type { Build } from '@tradefloor/release';
import type { Uses, WatchDeps } from '../watched';
import { builtInsStayAsTheyAre } from './built-ins-stay-as-they-are';
import { clicksArrive } from './clicks-arrive';
import { nothingIsLeftOnHtmlAndBody } from './nothing-is-left-on-html-and-body';
import type { Finding, Rule } from './rule';
import { stylesStayInside } from './styles-stay-inside';
import { theHeaderStaysInReach } from './the-header-stays-in-reach';
import { thePageComesToRest } from './the-page-comes-to-rest';
import { thePageStaysVisible } from './the-page-stays-visible';
import { thePageStopsGrowing } from './the-page-stops-growing';

/** Spread so thin that no frame is late for it. */
export const LOOK_MS = 1_000;
/** What has been on screen for so long is judged no more: what happens later is more likely somebody else's doing. */
export const JUDGED_MS = 60_000;

/** Looks at the page in its pauses for a while after a build has come or gone, and says what it finds once of each. */
export function watchPage(deps: WatchDeps): Pick<Uses, 'came' | 'went'> {
  const { page, shown } = deps;
  const { document } = page;
  const shell = document.getElementById('shell') ?? document.body;
  const rules: readonly Rule[] = [
    builtInsStayAsTheyAre(deps.builtIns, answer),
    thePageStaysVisible(),
    theHeaderStaysInReach(page),
    clicksArrive(deps.lives),
    stylesStayInside(document, deps.makers),
    nothingIsLeftOnHtmlAndBody(document),
    thePageComesToRest(page, answer),
    thePageStopsGrowing(),
  ];
  const told = new Map<string, string>();
  let leaving: Build[] = [];
  let until = 0;
  let timer = 0;

  const isShown = (build: string): boolean => [...shown].some(each => each.build === build);

  function answer({ harm, what, by = null, of }: Finding): void {
    const build = by ?? of ?? [...shown].at(-1)?.build;
    if (build === undefined) return;
    const before = told.get(harm);
    // It goes on without the build that did it: a timer, an element beside the shell. A fresh page ends it.
    if (before === build) return;
    if (by === null && of === undefined && before !== undefined && !isShown(before)) return deps.askReload();
    told.set(harm, build);
    (by === null ? deps.tell : deps.accuse)(build, harm, what);
  }

  function look(): void {
    timer = 0;
    for (const build of leaving) if (!shown.has(build)) for (const rule of rules) rule.left?.(build);
    leaving = [];
    if (!document.hidden && !page.matchMedia('print').matches) {
      const scene = { page, shell, shown };
      for (const rule of rules) {
        const found = rule.look(scene);
        if (found !== null) answer(found);
      }
    }
    if (page.performance.now() < until) lookLater();
  }

  function lookLater(): void {
    timer ||= page.setTimeout(() => whenFree(page, look), LOOK_MS);
  }

  function begin(): void {
    until = page.performance.now() + JUDGED_MS;
    lookLater();
  }

  for (const build of shown) for (const rule of rules) rule.came?.(build);
  begin();
  return {
    came(build) {
      for (const rule of rules) rule.came?.(build);
      begin();
    },
    went(build) {
      leaving.push(build);
      begin();
    },
  };
}

/** Safari knows no idle callback. */
function whenFree(page: Window, run: () => void): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(run, { timeout: LOOK_MS });
  else run();
}
