import type { TextStorage } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useMemo } from 'react';
import { keptDraft } from './kept-draft';

export interface KeptDraft<Values extends object> {
  /** What stood in the form when it was left; null where nothing was kept. */
  readonly read: () => Values | null;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** What is typed in a form, for as long as its user is signed in; by `tabStorage()` for a reload of this tab alone. `read` takes what it knows of what another build kept. */
export function useKeptDraft<Values extends object>(
  form: string,
  read: (kept: object) => Values | null,
  storage?: TextStorage,
): KeptDraft<Values> {
  const { session } = usePlatform();
  return useMemo(() => {
    const draft = () => keptDraft(form, session.state(), storage);
    return {
      read() {
        const values = draft().read();
        return values === null ? null : read(values);
      },
      keep: values => draft().keep(values),
      forget: () => draft().forget(),
    };
  }, [form, session, read, storage]);
}
