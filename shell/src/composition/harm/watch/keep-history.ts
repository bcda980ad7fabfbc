import type { Say } from '../watched';
import { inStack, type Leading, meetNavigations } from './meet-navigations';
import { meetCalls } from './met';
import { sincePress } from './presses';

/** Of fifty that a tab has; leading on takes one. */
const ENTRIES = 8;
const ENTRIES_WITHIN_MS = 60_000;
/** Browsers take a hundred or two in half a minute, of all that is on the page together, and then none. */
const WRITES = 40;
const WRITES_WITHIN_MS = 10_000;

/**
 * Where a build goes on writing into the tab's history with nobody pressing anything, its user finds no way back, and the
 * browser takes no address of anybody: neither is written any more, and the build gives way. By the whole stack: who has
 * the shell lead on again and again does the same.
 */
export function keepHistory(page: Window, accuse: Say, runs = inStack, sincePressed = sincePress(page)): void {
  const now = (): number => page.performance.now();
  const counts = new Map<string, { readonly entries: number[]; readonly writes: number[] }>();

  /** Those of the last while that nobody pressed for. */
  function lately(moments: number[], within: number): number {
    const from = now() - Math.min(within, sincePressed());
    while ((moments[0] ?? from) < from) moments.shift();
    return moments.length;
  }

  function isTooMuch(build: string, isEntry: boolean): boolean {
    const { entries, writes } = counts.get(build) ?? { entries: [], writes: [] };
    counts.set(build, { entries, writes });
    if (isEntry) entries.push(now());
    writes.push(now());
    if (lately(entries, ENTRIES_WITHIN_MS) <= ENTRIES && lately(writes, WRITES_WITHIN_MS) <= WRITES) return false;
    accuse(build, 'history-filled', `${entries.length} entries and ${writes.length} writes unasked`);
    return true;
  }

  const { navigation }: Leading = page;
  if (navigation === undefined)
    meetCalls(
      page.history,
      'pushState replaceState',
      (build, given, go, name) => (isTooMuch(build, name === 'pushState') ? undefined : go(given)),
      runs,
    );
  meetNavigations(
    page,
    (build, event) => {
      // A file that is saved stays beside the history.
      if (event.downloadRequest === null && isTooMuch(build, event.navigationType === 'push')) event.preventDefault();
    },
    runs,
  );
}
