import type { Say } from '../watched';
import { inStack, meetNavigations } from './meet-navigations';
import { type Between, meetCalls, type Runs } from './met';
import { sincePress } from './presses';

type Page = Window & typeof globalThis;

/** A paper, and a file, has the whole of a list, which is loaded first. */
const PRESSED_WITHIN_MS = 120_000;

/**
 * What empties or holds up the page for all that is on it, and a worker that would outlive every build: not done where a
 * build's own code asks for it. What is for its user to ask is not done where nobody has pressed
 * anything of late.
 */
export function closeDoors(
  page: Page,
  accuse: Say,
  runs: Runs,
  sincePressed = sincePress(page),
  runsBelow = inStack,
): void {
  const stop: Between = (build, _, __, name) => accuse(build, 'page-stopped', name);
  const isUnasked = (): boolean => sincePressed() >= PRESSED_WITHIN_MS;
  const stopUnasked: Between = (build, given, go, name, on) =>
    isUnasked() ? stop(build, given, go, name, on) : go(given);
  const isOfThisTab = (link: object): boolean => ['', '_self'].includes(String(Reflect.get(link, 'target')));
  const inBrowser = (name: string): object => Reflect.get(page.navigator, name) ?? {};
  meetCalls(page, 'alert confirm prompt stop', stop, runs);
  meetCalls(page.document, 'open write writeln', stop, runs);
  meetCalls(inBrowser('serviceWorker'), 'register', stop, runs);
  meetCalls(page, 'print open', stopUnasked, runs);
  meetCalls(
    page.HTMLAnchorElement.prototype,
    'click',
    (build, given, go, _, link) => (isOfThisTab(link) ? go(given) : stopUnasked(build, given, go, 'open', link)),
    runs,
  );
  meetCalls(page.Notification ?? {}, 'requestPermission', stopUnasked, runs);
  meetCalls(inBrowser('clipboard'), 'write writeText', stopUnasked, runs);
  meetNavigations(
    page,
    (build, event) => {
      if (event.downloadRequest === null || !isUnasked()) return;
      event.preventDefault();
      accuse(build, 'page-stopped', 'download');
    },
    runsBelow,
  );
}
