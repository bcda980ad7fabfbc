import { type Between, meetCalls, type Runs } from './met';
import type { Say } from '../watched';
import { sincePress } from './presses';

type Page = Window & typeof globalThis;

/** A paper has the whole of a list, which is loaded first. */
const PRESSED_WITHIN_MS = 120_000;

/**
 * What empties or holds up the page, or the storage, for all that is on it, and a worker that would outlive every build:
 * not done where a build's own code asks for it. What is for its user to ask is not done where nobody has pressed
 * anything of late.
 */
export function closeDoors(page: Page, accuse: Say, runs: Runs, sincePressed = sincePress(page)): void {
  const stop: Between = (build, _, __, name) => accuse(build, 'page-stopped', name);
  const stopUnasked: Between = (build, given, go, name) =>
    sincePressed() < PRESSED_WITHIN_MS ? go(given) : stop(build, given, go, name);
  const inBrowser = (name: string): object => Reflect.get(page.navigator, name) ?? {};
  meetCalls(page, 'alert confirm prompt stop', stop, runs);
  meetCalls(page.document, 'open write writeln', stop, runs);
  meetCalls(page.Storage.prototype, 'clear', build => accuse(build, 'storage-taken', 'clear'), runs);
  meetCalls(inBrowser('serviceWorker'), 'register', stop, runs);
  meetCalls(page, 'print', stopUnasked, runs);
  meetCalls(page.Notification ?? {}, 'requestPermission', stopUnasked, runs);
  meetCalls(inBrowser('clipboard'), 'write writeText', stopUnasked, runs);
}
