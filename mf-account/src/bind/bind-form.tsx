import { useHold } from '@tradefloor/area';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountFields } from '../account-name/account-fields';
import { callingCodeOf, PRESELECTED } from '../account-name/countries';
import { type AccountMode, typedAccount } from '../account-name/rules';
import { CodeField } from '../code/code-field';
import { plainCode } from '../code/rules';
import formStyles from '../entrance/form.module.css';
import { FormProblem } from '../failure/form-problem';
import { useFailure } from '../failure/use-failure';
import { useBind } from './use-bind';

interface Values {
  readonly account: string;
  readonly country: string | null;
  readonly code: string;
}

const START: Values = { account: '', country: PRESELECTED, code: '' };

interface BindFormProps {
  readonly mode: AccountMode;
  readonly onBound: (said: string | null) => void;
}

export function BindForm({ mode, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const { bind } = useBind();
  const failure = useFailure();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFields<Values>({ start: START });
  const { control, getValues } = form;
  const region = useWatch({ control, name: 'country' }) ?? PRESELECTED;
  const reached = () => typedAccount(mode, getValues('account'), callingCodeOf(region));
  useHold(form.formState.isSubmitting ? 'no' : null);

  async function send({ code }: Values) {
    setProblem(null);
    try {
      onBound(await bind(mode, reached(), plainCode(code)));
    } catch (reason) {
      setProblem(failure(reason));
    }
  }

  return (
    <Form
      form={form}
      label={t(mode === 'email' ? 'bind.email' : 'bind.phone')}
      className={formStyles.form}
      onSubmit={send}
    >
      <AccountFields
        control={control}
        mode={mode}
        account="account"
        country="country"
        region={region}
        autoComplete="contact"
      />
      <CodeField
        control={control}
        name="code"
        purpose="bind"
        whereTo={async () => ((await form.trigger('account', { shouldFocus: true })) ? reached() : null)}
        onSent={() => form.setFocus('code')}
        onRefused={message => form.setError('code', { message })}
      />
      {problem === null ? null : <FormProblem text={problem} />}
      <SubmitButton control={control} size="large" wide>
        {t('bind.submit')}
      </SubmitButton>
    </Form>
  );
}
