import { tabStorage, type TextStorage } from '@tradefloor/platform';

const ON_TRIAL = 'tf.trial';
export const FROZE = 'tf.froze';
/** A mount and its first effects: a page that still breathes then takes the note away. */
export const TRIAL_MS = 2_000;
/** A page that was only busy has breathed by then. */
const FROZEN_AFTER_MS = 5_000;
/** Older notes come from a browser that ended and restores its tabs: no build is to blame for that. */
const FOUND_WITHIN_MS = 600_000;

export interface Trial {
  /** Builds that froze this tab: they are passed over. */
  readonly froze: readonly string[];
  /** The one among them that did so just before this load. */
  readonly found: string | null;
  /** Code of the build is about to draw. */
  begin(build: string): void;
  /** The user wants to see for themselves. */
  readonly pardon: () => void;
}

/**
 * shell.froze-the-tab: a note in the tab's own storage around each mount, which a page that is left, hidden, or goes on
 * takes away. One that froze cannot, and who finds the note at the next load passes the build over.
 */
export function createTrial(page: Window, kept: TextStorage = tabStorage()): Trial {
  const onTrial = new Set<string>();

  function note(): void {
    // Browsers end hidden tabs for reasons of their own.
    if (onTrial.size === 0 || page.document.hidden) kept.remove(ON_TRIAL);
    else kept.set(ON_TRIAL, [Date.now(), ...onTrial].join(' '));
  }

  function leave(): void {
    onTrial.clear();
    note();
  }

  const found = frozenIn(kept.get(ON_TRIAL));
  const froze = kept.get(FROZE)?.split(' ') ?? [];
  if (found !== null) kept.set(FROZE, [...froze, found].join(' '));
  leave();
  for (const end of ['pagehide', 'visibilitychange']) page.addEventListener(end, leave);
  return {
    froze: found === null ? froze : [...froze, found],
    found,
    begin(build) {
      onTrial.add(build);
      note();
      setTimeout(() => {
        onTrial.delete(build);
        note();
      }, TRIAL_MS);
    },
    pardon: () => kept.remove(FROZE),
  };
}

/** Of several that came at once nobody can say which it was. */
function frozenIn(note: string | null): string | null {
  const [since, build, another] = note?.split(' ') ?? [];
  // oxlint-disable-next-line tradefloor/money-is-no-number -- a moment, in milliseconds
  const age = Date.now() - Number(since);
  return build !== undefined && another === undefined && age > FROZEN_AFTER_MS && age < FOUND_WITHIN_MS ? build : null;
}
