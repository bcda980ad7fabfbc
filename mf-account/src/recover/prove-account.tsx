import { useHold } from '@tradefloor/area';
import { TextField } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountFields, ModeChoice } from '../account-name/account-fields';
import { callingCodeIn, callingCodeOf, PRESELECTED } from '../account-name/countries';
import { type AccountMode, typedAccount } from '../account-name/rules';
import { CodeField } from '../code/code-field';
import { plainCode } from '../code/rules';
import { useFailure } from '../failure/use-failure';
import styles from '../entrance/form.module.css';
import { type Proof, useRecovery } from './use-recovery';

interface Values {
  readonly account: string;
  readonly country: string | null;
  readonly code: string;
}

const START: Values = { account: '', country: PRESELECTED, code: '' };

interface ProveAccountProps {
  /** Of who is signed in: not asked for. */
  readonly known: string | null;
  readonly onProved: (proof: Proof) => void;
}

/** Step one: the account, and the code that only its owner receives. An unknown account gets the same answers. */
export function ProveAccount({ known, onProved }: ProveAccountProps) {
  const { t } = useTranslation();
  const { prove } = useRecovery();
  const failure = useFailure();
  const [mode, setMode] = useState<AccountMode>('email');
  const form = useFields<Values>({ start: START });
  const { control, getValues } = form;
  const region = useWatch({ control, name: 'country' }) ?? PRESELECTED;
  const reached = () =>
    known === null ? typedAccount(mode, getValues('account'), callingCodeOf(region)) : ofUser(known);
  useHold(form.formState.isSubmitting ? 'no' : null);

  function choose(next: AccountMode) {
    setMode(next);
    form.reset();
  }

  async function send({ code }: Values) {
    const proof = { reached: reached(), code: plainCode(code) };
    try {
      await prove(proof);
      onProved(proof);
    } catch (problem) {
      const refusal = failure(problem);
      if (refusal !== null) form.setError('code', { message: refusal }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} label={t('recover.stepProve')} className={styles.form} onSubmit={send}>
      {known === null ? (
        <>
          <ModeChoice mode={mode} onChange={choose} />
          <AccountFields
            control={control}
            mode={mode}
            account="account"
            country="country"
            region={region}
            autoComplete="username"
          />
        </>
      ) : (
        <TextField
          label={t('recover.yourAccount')}
          autoComplete="username"
          readOnly
          value={known}
          onChange={() => undefined}
        />
      )}
      <CodeField
        control={control}
        name="code"
        purpose="recover"
        whereTo={async () => {
          if (known !== null) return reached();
          return (await form.trigger('account', { shouldFocus: true })) ? reached() : null;
        }}
        onSent={() => form.setFocus('code')}
        onRefused={message => form.setError('code', { message })}
      />
      <SubmitButton control={control} size="large" wide>
        {t('recover.next')}
      </SubmitButton>
    </Form>
  );
}

/** A phone is kept bare for +86 and as E.164 for all others. */
function ofUser(account: string): Proof['reached'] {
  if (account.includes('@')) return { account };
  return { account, countryCode: account.startsWith('+') ? callingCodeIn(account) : '86' };
}
