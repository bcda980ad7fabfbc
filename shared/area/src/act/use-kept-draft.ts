import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useMemo, useState } from 'react';
import { keptDraft } from './kept-draft';

export interface KeptDraft<Values extends object> {
  /** What stood in the form when its user was led away to meet a need; null where nothing was kept. */
  readonly kept: Values | null;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** `read` takes what it knows of what another build may have kept; null for what makes no sense. */
export function useKeptDraft<Values extends object>(
  form: string,
  read: (kept: object) => Values | null,
): KeptDraft<Values> {
  const { session } = usePlatform();
  const [{ opened, kept }] = useState(() => {
    const values = keptDraft(form, session.state()).read();
    return { opened: form, kept: values === null ? null : read(values) };
  });
  // It is back in its form now: who leaves that a second time is asked, as with anything that was typed.
  useEffect(() => keptDraft(opened, session.state()).forget(), [opened, session]);
  return useMemo(
    () => ({
      kept,
      keep: values => keptDraft(form, session.state()).keep(values),
      forget: () => keptDraft(form, session.state()).forget(),
    }),
    [form, session, kept],
  );
}
