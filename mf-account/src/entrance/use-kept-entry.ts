import { type KeptDraft, useKeptDraft } from '@tradefloor/area/act';
import { tabStorage } from '@tradefloor/platform';
import { useEffect, useRef } from 'react';
import { PRESELECTED } from '../account-name/countries';
import type { AccountMode } from '../account-name/rules';
import type { Entry, EntryForm } from './entry';

/** What a form on the way in may remember: nothing that opens anything. */
export interface KeptEntry extends Pick<Entry, 'account' | 'country' | 'invite' | 'agreed'> {
  readonly mode: AccountMode;
  /** The invitation that was followed here; empty where it was none. */
  readonly invited: string;
}

function readEntry(kept: object): KeptEntry | null {
  const { mode, account, country, invite, agreed, invited }: Partial<Record<keyof KeptEntry, unknown>> = kept;
  if ((mode !== 'email' && mode !== 'phone') || typeof account !== 'string') return null;
  return {
    mode,
    account,
    country: typeof country === 'string' ? country : PRESELECTED,
    invite: typeof invite === 'string' ? invite : '',
    agreed: agreed === true,
    invited: typeof invited === 'string' ? invited : '',
  };
}

/** account.reload-goes-on: what was filled in, for a reload of this tab. */
export const useKeptEntry = (form: string): KeptDraft<KeptEntry> => useKeptDraft(form, readEntry, tabStorage());

/** Kept from the first change on; a form that is left, by whichever way but a reload, is forgotten. */
export function useKeeping(
  { watch, getValues }: EntryForm,
  mode: AccountMode,
  { keep, forget }: KeptDraft<KeptEntry>,
  invited = '',
): void {
  const keptMode = useRef(mode);
  useEffect(() => {
    const keepNow = ({ account = '', country = PRESELECTED, invite = '', agreed = false }: Partial<Entry>) =>
      keep({ mode, account, country, invite, agreed, invited });
    // That it was chosen is kept too, before anything is typed in it.
    if (keptMode.current !== mode) keepNow(getValues());
    keptMode.current = mode;
    const watching = watch(keepNow);
    return () => watching.unsubscribe();
  }, [watch, getValues, mode, keep, invited]);
  useEffect(() => forget, [forget]);
}
