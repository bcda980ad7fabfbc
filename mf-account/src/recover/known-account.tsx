import { TextField } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { modeOf, type TypedAccount } from '../account-name/rules';
import { CodeField } from '../code/code-field';
import type { EntryForm } from '../entrance/entry';
import type { Limits } from '../limits/use-limits';

interface KnownAccountProps {
  readonly form: EntryForm;
  readonly reached: TypedAccount;
  readonly limits: Limits;
}

/** As `ProvedAccount`, of who is signed in. */
export function KnownAccount({ form, reached, limits }: KnownAccountProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('recover.yourAccount')}
        autoComplete="username"
        readOnly
        value={reached.account}
        onChange={() => undefined}
      />
      <CodeField
        form={form}
        limits={limits}
        purpose="recover"
        mode={modeOf(reached.account)}
        whereTo={() => Promise.resolve(reached)}
      />
    </>
  );
}
