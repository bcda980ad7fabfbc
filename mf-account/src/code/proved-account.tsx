import { AccountFields } from '../account-name/account-fields';
import type { AccountMode } from '../account-name/rules';
import { type EntryForm, reachedBy } from '../entrance/entry';
import type { Limits } from '../limits/use-limits';
import { CodeField } from './code-field';
import type { CodePurpose } from './use-code-wait';

interface ProvedAccountProps {
  readonly form: EntryForm;
  readonly mode: AccountMode;
  readonly purpose: CodePurpose;
  readonly limits: Limits;
}

/** An account, and the code that only its owner receives. */
export function ProvedAccount({ form, mode, purpose, limits }: ProvedAccountProps) {
  return (
    <>
      <AccountFields form={form} mode={mode} as={purpose === 'bind' ? 'contact' : 'username'} />
      <CodeField
        key={mode}
        form={form}
        limits={limits}
        purpose={purpose}
        mode={mode}
        whereTo={async () => ((await form.trigger('account', { shouldFocus: true })) ? reachedBy(form, mode) : null)}
      />
    </>
  );
}
