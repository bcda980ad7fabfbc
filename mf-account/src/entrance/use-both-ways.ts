import { useRef } from 'react';
import type { AccountMode } from '../account-name/rules';
import type { Entry, EntryForm } from './entry';

type OfOneWay = Pick<Entry, 'account' | 'code'>;
const NOTHING: OfOneWay = { account: '', code: '' };

/** By e-mail or by phone: who only looks at the other way finds what they had typed, for a code is on its way there. */
export function useBothWays(form: EntryForm, mode: AccountMode, onChange: (mode: AccountMode) => void) {
  const left = useRef<Partial<Record<AccountMode, OfOneWay>>>({});
  return (next: AccountMode): void => {
    const { account, code } = form.getValues();
    left.current[mode] = { account, code };
    onChange(next);
    const there = left.current[next] ?? NOTHING;
    for (const name of ['account', 'code'] as const) {
      form.resetField(name, { defaultValue: '' });
      if (there[name] !== '') form.setValue(name, there[name], { shouldDirty: true });
    }
  };
}
