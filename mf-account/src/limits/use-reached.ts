import { useWatch } from 'react-hook-form';
import { callingCodeOf, PRESELECTED } from '../account-name/countries';
import { type AccountMode, emailProblem, phoneProblem, typedAccount, type TypedAccount } from '../account-name/rules';
import type { EntryForm } from '../entrance/entry';

/** The account that is typed; null while it is none. */
export function useReached({ control }: EntryForm, mode: AccountMode): TypedAccount | null {
  const [account, country] = useWatch({ control, name: ['account', 'country'] });
  const callingCode = callingCodeOf(country ?? PRESELECTED);
  const problem = mode === 'email' ? emailProblem(account) : phoneProblem(account, callingCode);
  return problem === null ? typedAccount(mode, account, callingCode) : null;
}
