import type { Confirm, Notify } from '@tradefloor/platform';
import { filter, firstValueFrom } from 'rxjs';
import type { Holds } from '../holds/holds';
import type { LeavingWords } from './leaving-words';

export interface LeavingDeps {
  readonly holds: Holds;
  readonly confirm: Confirm;
  readonly notify: Notify;
  readonly words: () => LeavingWords;
}

/**
 * Whether what is on screen may be left: waits for a submit in flight, then asks for a dirty form. Who asks while a
 * question stands shares its answer: two presses are one dialog.
 */
export function leaving({ holds, confirm, notify, words }: LeavingDeps): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    if (holds.ofAll() === 'no') {
      notify({ kind: 'info', text: words().submitting });
      await firstValueFrom(holds.changes.pipe(filter(() => holds.ofAll() !== 'no')));
    }
    return holds.ofAll() === 'yes' || confirm(words().leave);
  }

  return () => {
    if (holds.ofAll() === 'yes') return Promise.resolve(true);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
