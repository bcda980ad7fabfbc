import type { Build } from '@tradefloor/release';
import { buildThatCalled } from '../build-in-stack';
import type { Uses, WatchDeps } from '../watched';
import { builtInsStayAsTheyAre } from './built-ins-stay-as-they-are';
import { clicksArrive } from './clicks-arrive';
import { keepStorage } from './keep-storage';
import { moreBuiltIns } from './more-built-ins';
import { nothingIsLeftOnTheShell } from './nothing-is-left-on-the-shell';
import type { Finding, Rule } from './rule';
import { stylesStayInside } from './styles-stay-inside';
import { theHeaderStaysInReach } from './the-header-stays-in-reach';
import { thePageComesToRest } from './the-page-comes-to-rest';
import { thePageStaysVisible } from './the-page-stays-visible';
import { thePageStopsGrowing } from './the-page-stops-growing';
import { theShellStaysInThePage } from './the-shell-stays-in-the-page';
import { whatOthersKeepStays } from './what-others-keep-stays';

/** Spread so thin that no frame is late for it. */
export const LOOK_MS = 1_000;
/** What has been on screen for so long is judged no more: what happens later is more likely somebody else's doing. */
export const JUDGED_MS = 60_000;

/** Looks at the page in its pauses for a while after a build has come or gone, and says what it finds once of each. */
export function watchPage(deps: WatchDeps): Pick<Uses, 'came' | 'went'> {
  const { page, shown } = deps;
  const { document } = page;
  const shell = document.getElementById('shell') ?? document.body;
  const scene = { page, shell, shown };
  // Before it is kept what the page's own functions are.
  const session = keepStorage(page, deps.accuse, buildThatCalled);
  const rules: readonly Rule[] = [
    builtInsStayAsTheyAre([...deps.builtIns, ...moreBuiltIns(page)], answer),
    theShellStaysInThePage(shell),
    thePageStaysVisible(),
    theHeaderStaysInReach(page),
    clicksArrive(deps.lives),
    stylesStayInside(document, deps.makers),
    nothingIsLeftOnTheShell(page),
    thePageComesToRest(page, answer),
    thePageStopsGrowing(),
    whatOthersKeepStays(document),
    session,
  ];
  const told = new Map<string, string>();
  let leaving: Build[] = [];
  let until = 0;
  let timer: unknown = null;

  const isShown = (build: string): boolean => [...shown].some(each => each.build === build);

  function answer({ harm, what, by = null, of, forGood }: Finding): void {
    const build = by ?? of ?? [...shown].at(-1)?.build;
    if (build === undefined) return;
    const before = told.get(harm);
    // It goes on without the build that did it: a timer, an element beside the shell. A fresh page ends it.
    if (before === build) return;
    if (by === null && of === undefined && before !== undefined && !isShown(before)) return deps.askReload();
    told.set(harm, build);
    (by === null ? deps.tell : deps.accuse)(build, harm, what);
    if (forGood) deps.askReload();
  }

  function look(): void {
    timer = null;
    for (const build of leaving) if (!shown.has(build)) for (const rule of rules) rule.left?.(build);
    leaving = [];
    if (!document.hidden && !later.isPrinted()) for (const rule of rules) lookBy(rule);
    if (page.performance.now() < until) lookLater();
  }

  function lookBy(rule: Rule): void {
    try {
      const found = rule.look(scene);
      if (found !== null) answer(found);
    } catch {
      // A page that somebody has taken apart; the others look all the same.
    }
  }

  function lookLater(): void {
    timer ??= later.after(LOOK_MS, () => later.whenFree(look));
  }

  function begin(): void {
    until = page.performance.now() + JUDGED_MS;
    lookLater();
  }

  const later = laterIn(page);
  for (const build of shown) for (const rule of rules) rule.came?.(build);
  begin();
  return {
    came(build) {
      for (const rule of rules) rule.came?.(build);
      begin();
    },
    went(build) {
      for (const rule of rules) rule.went?.(build);
      leaving.push(build);
      begin();
    },
  };
}

/** As they are now: what is put in their place later calls nobody. Safari knows no idle callback. */
function laterIn(page: Window) {
  const [after, media, idle] = ['setTimeout', 'matchMedia', 'requestIdleCallback'].map(name => callOf(page, name));
  return {
    after: (ms: number, run: () => void): unknown => after?.(run, ms),
    whenFree(run: () => void): void {
      if (idle) idle(run, { timeout: LOOK_MS });
      else run();
    },
    isPrinted: () => (media?.('print') as MediaQueryList | undefined)?.matches === true,
  };
}

function callOf(page: Window, name: string) {
  const own: unknown = Reflect.get(page, name);
  return typeof own === 'function' ? (...given: readonly unknown[]): unknown => Reflect.apply(own, page, given) : null;
}
