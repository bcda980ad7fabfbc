import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { CodeProof, PasswordProof, sentCode } from '@tradefloor/area/form';
import { Form, SubmitButton } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { useKeeping, useKeptEntry } from '../entrance/use-kept-entry';
import { LimitNote } from '../limits/limit-note';
import { useLimits } from '../limits/use-limits';
import { useReached } from '../limits/use-reached';
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
  const kept = useKeptEntry('bind');
  const [start] = useState(kept.read);
  const isKept = start?.mode === mode;
  const form = useEntry(isKept ? { account: start.account, country: start.country } : {});
  useKeeping(form, mode, kept);
  const limits = useLimits(useReached(form, mode));
  useHold(form.formState.isDirty || isKept ? 'typed' : null);

  async function send({ code, password, twoStepCode }: Entry) {
    const proof = needsCode ? { password, twoStepCode: sentCode(twoStepCode) } : { password };
    const reached = reachedBy(form, mode);
    const ended = await act(binding(mode, reached, { code: plainCode(code), ...proof }));
    if (ended.kind !== 'done') return limits.readAgain();
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
      <ProvedAccount form={form} mode={mode} purpose="bind" limits={limits} />
      <PasswordProof control={form.control} name="password" />
      {needsCode ? <CodeProof control={form.control} name="twoStepCode" orRecovery /> : null}
      <SubmitButton control={form.control} size="large" wide>
        {t(mode === 'email' ? 'bind.submitEmail' : 'bind.submitPhone')}
      </SubmitButton>
      {told ?? (limits.passwordFrom === null ? null : <LimitNote what="limit.password" until={limits.passwordFrom} />)}
    </Form>
  );
}
