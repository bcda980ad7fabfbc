import { useFields } from '@tradefloor/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { callingCodeOf, PRESELECTED } from '../account-name/countries';
import { type AccountMode, typedAccount, type TypedAccount } from '../account-name/rules';

/** What the forms on the way in ask for, each for some of it. */
export interface Entry {
  readonly account: string;
  /** Region code. */
  readonly country: string | null;
  readonly code: string;
  readonly password: string;
  /** Of an authenticator, or a recovery code. */
  readonly twoStepCode: string;
  readonly again: string;
  readonly invite: string;
  readonly agreed: boolean;
}

export type EntryForm = UseFormReturn<Entry>;

const NOTHING: Entry = {
  account: '',
  country: PRESELECTED,
  code: '',
  password: '',
  twoStepCode: '',
  again: '',
  invite: '',
  agreed: false,
};

export function useEntry(known: Partial<Entry> = {}): EntryForm {
  return useFields<Entry>({ start: { ...NOTHING, ...known } });
}

export function chosenCallingCode(form: EntryForm): string {
  return callingCodeOf(form.getValues('country') ?? PRESELECTED);
}

/** Whom a code would reach: what was typed, as it goes onto the wire. */
export function reachedBy(form: EntryForm, mode: AccountMode): TypedAccount {
  return typedAccount(mode, form.getValues('account'), chosenCallingCode(form));
}
