import { useHold } from '@tradefloor/area';
import { Form, FormCheckbox, FormProblem, FormTextField, SubmitButton } from '@tradefloor/ui/form';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ModeChoice } from '../account-name/mode-choice';
import { regionOf } from '../account-name/countries';
import type { AccountMode } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import { useFailure } from '../failure/use-failure';
import { PasswordFields } from '../password/password-fields';
import { Agreements } from './agreements';
import styles from '../entrance/form.module.css';
import { isLost, useRegister } from './use-register';

interface RegisterFormProps {
  /** From the query: an e-mail or a phone number entered at home, and whose invitation was followed. */
  readonly account: string;
  readonly startMode: AccountMode;
  readonly invite: string;
  readonly onRegistered: () => void;
}

const INVITE_MAX = 40;

export function RegisterForm({ account, startMode, invite, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation();
  const { checkCode, create, isThere } = useRegister();
  const failure = useFailure();
  const [mode, setMode] = useState<AccountMode>(startMode);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnknown = useRef(false);
  const form = useEntry({ account, country: regionOf(account), invite });
  const { control, formState } = form;
  useHold(formState.isSubmitting ? 'no' : formState.isDirty ? 'ask' : null);

  function choose(next: AccountMode) {
    setMode(next);
    form.resetField('account', { defaultValue: '' });
    form.resetField('code');
    setProblem(null);
  }

  async function send({ code, password, again, invite: inviteCode }: Entry) {
    setProblem(null);
    const registration = {
      mode,
      reached: reachedBy(form, mode),
      code: plainCode(code),
      password,
      passwordAgain: again,
      inviteCode: inviteCode.trim(),
    };
    let isCodeRight = false;
    try {
      if (!isUnknown.current || !(await isThere(registration))) {
        await checkCode(registration);
        isCodeRight = true;
        await create(registration);
      }
      onRegistered();
    } catch (reason) {
      isUnknown.current = isCodeRight && isLost(reason);
      if (isUnknown.current && (await isThere(registration))) return onRegistered();
      const refusal = failure(reason);
      if (refusal === null) return;
      if (isCodeRight) setProblem(refusal);
      else form.setError('code', { message: refusal }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} label={t('register.title')} className={styles.form} onSubmit={send}>
      <ModeChoice mode={mode} onChange={choose} />
      <ProvedAccount form={form} mode={mode} purpose="register" />
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
      {problem === null ? null : <FormProblem text={problem} />}
      <SubmitButton control={control} size="large" wide>
        {t('register.submit')}
      </SubmitButton>
    </Form>
  );
}
