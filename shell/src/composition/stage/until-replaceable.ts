import type { Observable } from 'rxjs';

export type Readiness = 'yes' | 'ask' | 'no';

interface Replacing {
  readonly readiness: () => Readiness;
  /** That it may have changed. */
  readonly changes: Observable<unknown>;
  readonly ask: (replace: () => void) => void;
  readonly stop: AbortSignal;
}

/**
 * Resolves when what is on screen may be replaced: at once, when the form is clean or the submit answered, or when the
 * user agrees to lose what is asked about; also when it has become pointless to wait.
 */
export function untilReplaceable({ readiness, changes, ask, stop }: Replacing): Promise<void> {
  return new Promise(resolve => {
    let asked = false;
    const look = () => {
      const now = readiness();
      if (now === 'yes' || stop.aborted) return end();
      if (now === 'ask' && !asked) {
        asked = true;
        // A submit that began meanwhile is still not cut.
        ask(() => readiness() !== 'no' && end());
      }
    };
    const following = changes.subscribe(() => look());
    stop.addEventListener('abort', look, { once: true });
    function end() {
      following.unsubscribe();
      stop.removeEventListener('abort', look);
      resolve();
    }
    look();
  });
}
