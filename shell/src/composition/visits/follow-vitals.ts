import { browserEntries } from './browser-entries';
import { Interactions, TOLD_FROM } from './interactions';
import { LayoutShifts } from './layout-shifts';

interface Shown {
  readonly area: string;
  readonly build: string;
}

/** How a build felt while it was on screen and the tab in sight. Null is what did not happen, or what this browser does not tell. */
export interface Stay extends Shown {
  /** Until the largest thing of the page was there; only of the build that the page began with. */
  readonly lcpMs: number | null;
  /** From a press to the next picture. */
  readonly inpMs: number | null;
  /** The share of the screen that moved by itself. */
  readonly cls: number | null;
}

interface Open {
  readonly since: number;
  /** The page began with it. */
  readonly begins: boolean;
  readonly interactions: Interactions;
  readonly madeBefore: number;
  readonly shifts: LayoutShifts;
  lcpMs: number | null;
}

/** Until then a build that is coming may say that it has come, and since when. */
const HELD_FOR_MS = 10_000;

/** What browsers tell of load, presses and shifts, by the build that was on screen when it happened; nothing of the user. */
export function followVitals(page: Window, stayed: (stay: Stay) => void) {
  const { performance, document } = page;
  let shown: Shown | null = null;
  let stay: Open | null = null;
  let isFirst = true;
  let held: PerformanceEntry[] = [];

  const heard = (entries: readonly PerformanceEntry[]) => {
    held.push(...entries);
    settle(performance.now() - HELD_FOR_MS);
  };
  const shifts = browserEntries('layout-shift', heard);
  const sources = [
    shifts,
    browserEntries('largest-contentful-paint', heard),
    browserEntries('event', heard, TOLD_FROM),
    browserEntries('first-input', heard),
  ];
  const interactionsMade = () => numberIn(performance, 'interactionCount');

  function settle(before: number): void {
    const due = held.filter(({ startTime }) => startTime < before);
    held = held.filter(({ startTime }) => startTime >= before);
    due.forEach(note);
  }

  function note(entry: PerformanceEntry): void {
    const { entryType, startTime, duration } = entry;
    if (stay === null || startTime < stay.since) return;
    if (entryType === 'layout-shift') {
      if (Reflect.get(entry, 'hadRecentInput') !== true) stay.shifts.add(startTime, numberIn(entry, 'value'));
    } else if (entryType !== 'largest-contentful-paint')
      stay.interactions.add(numberIn(entry, 'interactionId'), duration);
    else if (stay.begins && !wasHidden(performance, startTime)) stay.lcpMs = startTime;
  }

  function begin(since: number): void {
    if (shown === null) return;
    const begins = isFirst && document.visibilityState !== 'hidden';
    isFirst = false;
    if (document.visibilityState === 'hidden') return;
    stay = {
      // What was there before it, the frame of the page, is of the page that it began.
      since: begins ? 0 : since,
      begins,
      madeBefore: begins ? 0 : interactionsMade(),
      interactions: new Interactions(),
      shifts: new LayoutShifts(),
      lcpMs: null,
    };
  }

  function end(at: number): void {
    held.push(...sources.flatMap(take => take?.() ?? []));
    settle(at);
    if (stay && shown) stayed({ ...shown, ...figuresOf(stay) });
    stay = null;
  }

  function figuresOf({ lcpMs, interactions, madeBefore, shifts: moved }: Open) {
    return {
      lcpMs: rounded(lcpMs),
      inpMs: rounded(interactions.worst(interactionsMade() - madeBefore)),
      cls: shifts === null ? null : Math.round(moved.worst * 1000) / 1000,
    };
  }

  return {
    came({ area, build }: Shown, since: number): void {
      end(since);
      shown = { area, build };
      begin(since);
    },
    broke(build: string): void {
      // One that never came left what is shown where it was.
      if (shown?.build !== build) return;
      end(performance.now());
      shown = null;
    },
    hidden: () => end(performance.now()),
    visible: () => begin(performance.now()),
  };
}

/** A page that was opened behind others has waited for whoever opened it. */
function wasHidden(performance: Performance, before: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return states.some(({ name, startTime }) => name === 'hidden' && startTime < before);
}

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

function numberIn(told: object, name: string): number {
  const value: unknown = Reflect.get(told, name);
  return typeof value === 'number' ? value : 0;
}
