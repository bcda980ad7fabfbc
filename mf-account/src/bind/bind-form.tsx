import { useHold } from '@tradefloor/area';
import { CodeProof, PasswordProof, sentCode } from '@tradefloor/area/form';
import { Form, FormProblem, SubmitButton } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { useFailure } from '../failure/use-failure';
import { useUser } from '../user/use-user';
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
  const needsCode = useUser()?.twoStepOn === true;
  const form = useEntry();
  useHold(form.formState.isSubmitting ? 'no' : form.formState.isDirty ? 'typed' : null);

  async function send({ code, password, twoStepCode }: Entry) {
    setProblem(null);
    try {
      const proof = needsCode ? { password, twoStepCode: sentCode(twoStepCode) } : { password };
      onBound(await bind(mode, reachedBy(form, mode), { code: plainCode(code), ...proof }));
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
      <PasswordProof control={form.control} name="password" />
      {needsCode ? <CodeProof control={form.control} name="twoStepCode" orRecovery /> : null}
      {problem === null ? null : <FormProblem text={problem} />}
      <SubmitButton control={form.control} size="large" wide>
        {t('bind.submit')}
      </SubmitButton>
    </Form>
  );
}
