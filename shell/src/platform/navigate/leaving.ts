import type { Confirm, Notify, Question } from '@tradefloor/platform';
import { filter, firstValueFrom } from 'rxjs';
import type { Holds } from '../holds/holds';

export interface LeavingDeps {
  readonly holds: Holds;
  readonly confirm: Confirm;
  readonly notify: Notify;
  readonly texts: () => { readonly leave: Question; readonly submitting: string };
}

/**
 * Whether what is on screen may be left: waits for a submit in flight, then asks for a dirty form. Who asks while a
 * question stands shares its answer: two presses are one dialog.
 */
export function leaving({ holds, confirm, notify, texts }: LeavingDeps): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    if (holds.ofAll() === 'no') {
      notify({ kind: 'info', text: texts().submitting });
      await firstValueFrom(holds.changes.pipe(filter(() => holds.ofAll() !== 'no')));
    }
    return holds.ofAll() === 'yes' || confirm(texts().leave);
  }

  return () => {
    if (holds.ofAll() === 'yes') return Promise.resolve(true);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
