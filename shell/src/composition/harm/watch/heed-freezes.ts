import { tabStorage, type TextStorage } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import { FROZE } from '../trial';

const GOES_ON = 'tf.goes-on';
const STOOD_STILL = 'tf.stood-still';
const BEAT_MS = 1_000;
/** A page that was only busy has gone on by then; the copy that a browser makes for a second tab is younger. */
const STILL_AFTER_MS = 6_000;
/** Older notes are of a browser that had ended, or of another day. */
const FOUND_WITHIN_MS = 600_000;

interface Heeded {
  readonly page: Window;
  /** The builds on screen. */
  readonly shown: ReadonlySet<Build>;
  readonly froze: (build: string) => void;
}

/**
 * shell.froze-later: while a build is on screen and somebody looks, a note says each second that the page goes on; one
 * that is left or hidden takes it away, and one that stands still cannot. Nor can one whose process ended, or whose
 * machine was switched off: nobody is to blame before it was found twice, by a reload, with no other build on screen.
 */
export function heedFreezes({ page, shown, froze }: Heeded, kept: TextStorage = tabStorage()): void {
  const found = wasReloaded(page) ? stoodStill(kept.get(GOES_ON)) : null;
  if (found !== null) {
    const before = agedBuild(kept.get(STOOD_STILL));
    kept.set(STOOD_STILL, `${Date.now()} ${found}`);
    if (before?.build === found && before.age < FOUND_WITHIN_MS) passOver(found);
  }

  function passOver(build: string): void {
    const before = kept.get(FROZE)?.split(' ') ?? [];
    kept.set(FROZE, [...new Set([...before, build])].join(' '));
    froze(build);
  }

  function goesOn(): void {
    if (page.document.hidden || shown.size === 0) kept.remove(GOES_ON);
    else kept.set(GOES_ON, [Date.now(), ...[...shown].map(({ build }) => build)].join(' '));
  }

  goesOn();
  page.setInterval(goesOn, BEAT_MS);
  for (const end of ['pagehide', 'visibilitychange']) page.addEventListener(end, () => kept.remove(GOES_ON));
}

/** A browser that restores its tabs after it had ended, or opens a copy of one, goes there otherwise. */
function wasReloaded({ performance }: Window): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && 'type' in loaded && loaded.type === 'reload';
}

/** Of several builds nobody can say which it was. */
function stoodStill(note: string | null): string | null {
  const last = agedBuild(note);
  return last !== null && last.age > STILL_AFTER_MS && last.age < FOUND_WITHIN_MS ? last.build : null;
}

function agedBuild(note: string | null) {
  const [since, build, another] = note?.split(' ') ?? [];
  // oxlint-disable-next-line tradefloor/money-is-no-number -- a moment, in milliseconds
  return build !== undefined && another === undefined ? { build, age: Date.now() - Number(since) } : null;
}
