import { buildInStack } from '../build-in-stack';
import type { Say } from '../watched';
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
export function keepHistory(
  page: Window,
  accuse: Say,
  runs = ({ stack }: Error) => buildInStack(stack),
  sincePressed = sincePress(page),
): void {
  const now = (): number => page.performance.now();
  const counts = new Map<string, { readonly entries: number[]; readonly writes: number[] }>();

  /** Those of the last while that nobody pressed for. */
  function lately(moments: number[], within: number): number {
    const from = now() - Math.min(within, sincePressed());
    while ((moments[0] ?? from) < from) moments.shift();
    return moments.length;
  }

  meetCalls(
    page.history,
    'pushState replaceState',
    (build, given, go, name) => {
      const { entries, writes } = counts.get(build) ?? { entries: [], writes: [] };
      counts.set(build, { entries, writes });
      if (name === 'pushState') entries.push(now());
      writes.push(now());
      const isTooMuch = lately(entries, ENTRIES_WITHIN_MS) > ENTRIES || lately(writes, WRITES_WITHIN_MS) > WRITES;
      if (!isTooMuch) return go(given);
      return accuse(build, 'history-filled', `${entries.length} entries and ${writes.length} writes unasked`);
    },
    runs,
  );
}
