import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { Form, FormCheckbox, FormTextField, SubmitButton } from '@tradefloor/ui/form';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ModeChoice } from '../account-name/mode-choice';
import { regionOf } from '../account-name/countries';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import { useBothWays } from '../entrance/use-both-ways';
import { useKeeping, useKeptEntry } from '../entrance/use-kept-entry';
import { LimitNote } from '../limits/limit-note';
import { useLimits } from '../limits/use-limits';
import { useReached } from '../limits/use-reached';
import { PasswordFields } from '../password/password-fields';
import { useOpening } from '../password/use-opening';
import { Agreements } from './agreements';
import styles from '../entrance/form.module.css';
import { useRegister } from './use-register';

interface RegisterFormProps {
  /** From the query: an e-mail or a phone number entered at home, and whose invitation was followed. */
  readonly account: string;
  readonly startMode: AccountMode;
  readonly invite: string;
  /** Whether it is on its way, or done. */
  readonly onRegistering: (is: boolean) => void;
  /** Whether the user is in by the password that was chosen. */
  readonly onRegistered: (isIn: boolean) => void;
}

const INVITE_MAX = 40;

/** account.register-needs, beside their fields. */
export function RegisterForm({ account, startMode, invite, onRegistering, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation();
  const { register, isCodeRight } = useRegister();
  const { enter } = useOpening();
  const kept = useKeptEntry('register');
  const [start] = useState(kept.read);
  const [mode, setMode] = useState<AccountMode>(start?.mode ?? startMode);
  // Who follows another invitation is invited by it, whatever is kept of before.
  const isInvitedAnew = invite !== '' && invite !== start?.invited;
  const form = useEntry({
    ...(start ?? { account, country: regionOf(account) }),
    ...(start === null || isInvitedAnew ? { invite } : {}),
  });
  const limits = useLimits(useReached(form, mode));
  useKeeping(form, mode, kept, invite);
  const { control, formState } = form;
  const { act, told, forget } = useFormAct((text, isStillThere) => {
    if (!isCodeRight()) form.setError('code', { message: text }, { shouldFocus: isStillThere() });
    return !isCodeRight();
  });
  useHold(formState.isDirty || start !== null ? 'ask' : null);

  const choose = useBothWays(form, mode, next => {
    setMode(next);
    forget();
  });

  async function send({ code, password, again, invite: inviteCode }: Entry) {
    const registration = {
      mode,
      reached: reachedBy(form, mode),
      code: plainCode(code),
      password,
      passwordAgain: again,
      inviteCode: inviteCode.trim(),
    };
    let isIn = false;
    onRegistering(true);
    const ended = await act({
      async send() {
        await register(registration);
        isIn = await enter(registration.reached, password);
      },
    });
    if (ended.kind === 'done') return onRegistered(isIn);
    onRegistering(false);
    limits.readAgain();
  }

  return (
    <Form form={form} label={t('register.title')} className={styles.form} onSubmit={send}>
      <ModeChoice mode={mode} onChange={choose} />
      <ProvedAccount form={form} mode={mode} purpose="register" limits={limits} />
      <PasswordFields form={form} label={t('field.password')} />
      <FormTextField
        control={control}
        name="invite"
        label={t('register.invite')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={INVITE_MAX}
      />
      <FormCheckbox control={control} name="agreed" rules={{ validate: agreed => agreed || t('register.agreeFirst') }}>
        <Trans i18nKey="register.agree" components={[<Agreements key="agreements" />]} />
      </FormCheckbox>
      <SubmitButton control={control} size="large" wide>
        {t('register.submit')}
      </SubmitButton>
      {told ?? (limits.registerFrom === null ? null : <LimitNote what="limit.register" until={limits.registerFrom} />)}
    </Form>
  );
}
