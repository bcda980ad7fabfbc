import type { Observable } from 'rxjs';

/** No call takes longer: a blocked build that is still sending then only says so. */
export const SENDING_LIMIT_MS = 60_000;

export type Readiness = 'yes' | 'ask' | 'no';

interface Replacing {
  readonly readiness: () => Readiness;
  /** It is not to hold the page for ever: what it has sent for so long is asked about like what is typed. */
  readonly isBlocked?: boolean;
  /** That it may have changed. */
  readonly changes: Observable<unknown>;
  /** `agree` replaces it, or does what else leads there. */
  readonly ask: (agree: (leave: (() => void) | undefined) => void) => void;
  readonly stop: AbortSignal;
}

/**
 * Resolves when what is on screen may be replaced: at once, when the form is clean or the submit answered, or when the
 * user agrees to lose what is asked about; also when it has become pointless to wait.
 */
export function untilReplaceable({ readiness, isBlocked = false, changes, ask, stop }: Replacing): Promise<void> {
  return new Promise(resolve => {
    let asked = false;
    let isLate = false;
    const isSending = () => readiness() === 'no' && !isLate;
    const look = () => {
      if (readiness() === 'yes' || stop.aborted) return end();
      if (asked || isSending()) return;
      asked = true;
      // A submit that began meanwhile is still not cut.
      ask(leave => isSending() || (leave ?? end)());
    };
    const following = changes.subscribe(() => look());
    stop.addEventListener('abort', look, { once: true });
    const limit = setTimeout(() => {
      isLate = isBlocked;
      look();
    }, SENDING_LIMIT_MS);
    function end() {
      clearTimeout(limit);
      following.unsubscribe();
      stop.removeEventListener('abort', look);
      resolve();
    }
    look();
  });
}
