import { buildInStack } from '../harm/build-in-stack';
import { browserEntries } from './browser-entries';
import { countedLately } from './counted-lately';
import { followVitals, type Stay } from './follow-vitals';
import type { Visit } from './visit';

/** So long is a build looked at: as long for everybody, however long it stays. */
const LOOKED_AT_MS = 20_000;
/** Visits that are over are told together. */
const TOLD_EVERY_MS = 10_000;
const MOST_AT_ONCE = 20;

interface Told {
  readonly area: string;
  readonly build: string;
  readonly failed: boolean;
  readonly times: { readonly loadMs: number; readonly mountMs: number; readonly longestTaskMs: number } | null;
}

interface Open {
  readonly visit: Visit;
  failed: boolean;
  longestTaskMs: number;
}

/** Counts how builds do, for the gateway to add up: which build, how long it took, whether it broke; nothing of the user. */
export function tellVisits(page: Window): (visit: Visit) => void {
  const waiting: Told[] = [];
  const stays: Stay[] = [];
  const vitals = followVitals(page, stay => stays.push(stay));
  const isCounted = countedLately(Date.now);
  let open: Open | null = null;
  let closing = 0;

  function close(): void {
    page.clearTimeout(closing);
    if (open && !isCounted(open.visit.area, open.visit.build, open.failed)) waiting.push(toldOf(open));
    open = null;
    if (waiting.length >= MOST_AT_ONCE) send();
  }

  function send(): void {
    const visits = waiting.splice(0, MOST_AT_ONCE);
    const over = stays.splice(0, MOST_AT_ONCE);
    if (visits.length + over.length === 0) return;
    const beacon = new Blob([JSON.stringify({ kind: 'visits', visits, stays: over })], { type: 'application/json' });
    page.navigator.sendBeacon('/beacon', beacon);
  }

  function blame(build: string | null): void {
    if (open && open.visit.build === build) open.failed = true;
  }

  browserEntries('longtask', entries => {
    for (const { startTime, duration } of entries)
      if (open?.visit.times && startTime >= open.visit.times.since)
        open.longestTaskMs = Math.max(open.longestTaskMs, duration);
  });
  page.addEventListener('error', ({ error }) => blame(buildOf(error)));
  page.addEventListener('unhandledrejection', ({ reason }) => blame(buildOf(reason)));
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden') return vitals.visible();
    close();
    vitals.hidden();
    send();
  });
  page.setInterval(send, TOLD_EVERY_MS);

  return visit => {
    if (visit.times === null) vitals.broke(visit.build);
    else vitals.came(visit, visit.times.since);
    // It breaks while it is looked at: the same visit.
    if (visit.times === null && open?.visit.area === visit.area && open.visit.build === visit.build) {
      open.failed = true;
      return close();
    }
    close();
    open = { visit, failed: visit.times === null, longestTaskMs: 0 };
    if (visit.times === null) return close();
    closing = page.setTimeout(close, LOOKED_AT_MS);
  };
}

function toldOf({ visit: { area, build, times }, failed, longestTaskMs }: Open): Told {
  if (times === null) return { area, build, failed, times };
  const { loadMs, mountMs } = times;
  return { area, build, failed, times: { loadMs, mountMs, longestTaskMs } };
}

function buildOf(problem: unknown): string | null {
  return problem instanceof Error ? buildInStack(problem.stack) : null;
}
