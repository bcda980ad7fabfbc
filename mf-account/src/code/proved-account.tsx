import { AccountFields } from '../account-name/account-fields';
import type { AccountMode } from '../account-name/rules';
import { type EntryForm, reachedBy } from '../entrance/entry';
import { CodeField } from './code-field';
import type { CodePurpose } from './use-code-wait';

interface ProvedAccountProps {
  readonly form: EntryForm;
  readonly mode: AccountMode;
  readonly purpose: CodePurpose;
}

/** An account, and the code that only its owner receives. */
export function ProvedAccount({ form, mode, purpose }: ProvedAccountProps) {
  return (
    <>
      <AccountFields form={form} mode={mode} as={purpose === 'bind' ? 'contact' : 'username'} />
      <CodeField
        form={form}
        purpose={purpose}
        mode={mode}
        whereTo={async () => ((await form.trigger('account', { shouldFocus: true })) ? reachedBy(form, mode) : null)}
      />
    </>
  );
}
