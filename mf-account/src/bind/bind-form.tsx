import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { CodeProof, PasswordProof, sentCode } from '@tradefloor/area/form';
import { Form, SubmitButton } from '@tradefloor/ui/form';
import { useEffect, useState } from 'react';
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

/** What was typed of either way, while the other one is looked at. */
export type LeftEntries = Map<AccountMode, Pick<Entry, 'account' | 'country' | 'code'>>;

interface BindFormProps {
  readonly mode: AccountMode;
  readonly left: LeftEntries;
  readonly onBound: (account: string) => void;
}

/** account.bind-needs, beside their fields. */
export function BindForm({ mode, left, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const { binding, readAgain } = useBind();
  const { act, told } = useFormAct();
  const needsCode = useUser()?.twoStepOn === true;
  const kept = useKeptEntry('bind');
  const [start] = useState(() => {
    const before = kept.read();
    return left.get(mode) ?? (before?.mode === mode ? { ...before, code: '' } : null);
  });
  const form = useEntry(start === null ? {} : { account: start.account, country: start.country, code: start.code });
  const { getValues } = form;
  useEffect(
    () => () => {
      const { account, country, code } = getValues();
      if (account === '' && code === '') left.delete(mode);
      else left.set(mode, { account, country, code });
    },
    [left, mode, getValues],
  );
  useKeeping(form, mode, kept);
  const limits = useLimits(useReached(form, mode));
  useHold(form.formState.isDirty || start !== null ? 'typed' : null);

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
