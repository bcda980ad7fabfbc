import { meetCalls, type Runs } from './met';
import type { Say } from '../watched';

type Page = Window & typeof globalThis;

/** What empties or holds up the page, or the storage, for all that is on it: not done where a build's own code asks for it. */
export function closeDoors(page: Page, accuse: Say, runs: Runs): void {
  const stop = (build: string, _: unknown, __: unknown, name: string): void => accuse(build, 'page-stopped', name);
  meetCalls(page, 'alert confirm prompt stop', stop, runs);
  meetCalls(page.document, 'open write writeln', stop, runs);
  meetCalls(page.Storage.prototype, 'clear', build => accuse(build, 'storage-taken', 'clear'), runs);
}
