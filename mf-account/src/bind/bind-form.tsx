import { useHold } from '@tradefloor/area';
import { Form, FormProblem, SubmitButton } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { useFailure } from '../failure/use-failure';
import { useBind } from './use-bind';

interface BindFormProps {
  readonly mode: AccountMode;
  readonly onBound: (said: string | null) => void;
}

export function BindForm({ mode, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const { bind } = useBind();
  const failure = useFailure();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useEntry();
  useHold(form.formState.isSubmitting ? 'no' : form.formState.isDirty ? 'typed' : null);

  async function send({ code }: Entry) {
    setProblem(null);
    try {
      onBound(await bind(mode, reachedBy(form, mode), plainCode(code)));
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
      <ProvedAccount form={form} mode={mode} purpose="bind" />
      {problem === null ? null : <FormProblem text={problem} />}
      <SubmitButton control={form.control} size="large" wide>
        {t('bind.submit')}
      </SubmitButton>
    </Form>
  );
}
