import { useHold } from '@tradefloor/area';
import { Form, FormCheckbox, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { AccountFields, ModeChoice } from '../account-name/account-fields';
import { callingCodeOf, PRESELECTED } from '../account-name/countries';
import { type AccountMode, typedAccount } from '../account-name/rules';
import { CodeField } from '../code/code-field';
import { plainCode } from '../code/rules';
import { FormProblem } from '../failure/form-problem';
import { useFailure } from '../failure/use-failure';
import { PasswordFields } from '../password/password-fields';
import { Agreements } from './agreements';
import styles from '../entrance/form.module.css';
import { useRegister } from './use-register';

interface Values {
  readonly account: string;
  readonly country: string | null;
  readonly code: string;
  readonly password: string;
  readonly again: string;
  readonly invite: string;
  readonly agreed: boolean;
}

interface RegisterFormProps {
  /** From the query: an e-mail entered at home, and whose invitation was followed. */
  readonly email: string;
  readonly invite: string;
  readonly onRegistered: () => void;
}

const INVITE_MAX = 40;

export function RegisterForm({ email, invite, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation();
  const { checkCode, create } = useRegister();
  const failure = useFailure();
  const [mode, setMode] = useState<AccountMode>('email');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFields<Values>({
    start: { account: email, country: PRESELECTED, code: '', password: '', again: '', invite, agreed: false },
  });
  const { control, formState, getValues } = form;
  const region = useWatch({ control, name: 'country' }) ?? PRESELECTED;
  const reached = () => typedAccount(mode, getValues('account'), callingCodeOf(region));
  useHold(formState.isSubmitting ? 'no' : formState.isDirty ? 'ask' : null);

  function choose(next: AccountMode) {
    setMode(next);
    form.resetField('account', { defaultValue: '' });
    form.resetField('code');
    setProblem(null);
  }

  async function send({ code, password, again, invite: inviteCode }: Values) {
    setProblem(null);
    const registration = {
      mode,
      reached: reached(),
      code: plainCode(code),
      password,
      passwordAgain: again,
      inviteCode: inviteCode.trim(),
    };
    let isCodeRight = false;
    try {
      await checkCode(registration);
      isCodeRight = true;
      await create(registration);
      onRegistered();
    } catch (reason) {
      const refusal = failure(reason);
      if (refusal === null) return;
      if (isCodeRight) setProblem(refusal);
      else form.setError('code', { message: refusal }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} label={t('register.title')} className={styles.form} onSubmit={send}>
      <ModeChoice mode={mode} onChange={choose} />
      <AccountFields
        control={control}
        mode={mode}
        account="account"
        country="country"
        region={region}
        autoComplete="username"
      />
      <CodeField
        control={control}
        name="code"
        purpose="register"
        whereTo={async () => ((await form.trigger('account', { shouldFocus: true })) ? reached() : null)}
        onSent={() => form.setFocus('code')}
        onRefused={message => form.setError('code', { message })}
      />
      <PasswordFields
        control={control}
        password="password"
        again="again"
        label={t('field.password')}
        typed={() => getValues('password')}
        onTyped={() => {
          if (form.getFieldState('again').isTouched) void form.trigger('again');
        }}
      />
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
