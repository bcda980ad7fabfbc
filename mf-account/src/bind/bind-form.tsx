import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { CodeProof, PasswordProof, sentCode } from '@tradefloor/area/form';
import { Form, SubmitButton } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { useUser } from '../user/use-user';
import { useBind } from './use-bind';

interface BindFormProps {
  readonly mode: AccountMode;
  readonly onBound: (account: string) => void;
}

/** account.bind-needs, beside their fields. */
export function BindForm({ mode, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const { binding, readAgain } = useBind();
  const { act, told } = useFormAct();
  const needsCode = useUser()?.twoStepOn === true;
  const form = useEntry();
  useHold(form.formState.isDirty ? 'typed' : null);

  async function send({ code, password, twoStepCode }: Entry) {
    const proof = needsCode ? { password, twoStepCode: sentCode(twoStepCode) } : { password };
    const reached = reachedBy(form, mode);
    const ended = await act(binding(mode, reached, { code: plainCode(code), ...proof }));
    if (ended.kind !== 'done') return;
    await readAgain();
    onBound(reached.account);
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
      {told}
      <SubmitButton control={form.control} size="large" wide>
        {t('bind.submit')}
      </SubmitButton>
    </Form>
  );
}
