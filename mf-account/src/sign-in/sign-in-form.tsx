import { useHold } from '@tradefloor/area';
import { useAct } from '@tradefloor/area/act';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../account-name/country-field';
import { ACCOUNT_MAX, accountToSignIn, needsCountry } from '../account-name/rules';
import { chosenCallingCode, type Entry, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { LimitNote } from '../limits/limit-note';
import { useLimits } from '../limits/use-limits';
import { oldPasswordProblem, PASSWORD_MOST } from '../password/rules';
import { ForgottenPassword, NoAccountYet } from './other-ways';
import { type Challenge, useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** Where the user was: the other ways in lead back there too. */
  readonly back: string | null;
  readonly onChallenge: (challenge: Challenge) => void;
}

/** account.sign-in-needs: what is missing is said beside its field. */
export function SignInForm({ back, onChallenge }: SignInFormProps) {
  const { t } = useTranslation();
  const { byPassword } = useSignIn();
  const form = useEntry();
  const { control, formState } = form;
  const { act } = useAct((text, isStillThere) =>
    form.setError('password', { message: text }, { shouldFocus: isStillThere() }),
  );
  const account = useWatch({ control, name: 'account' });
  const limits = useLimits({ account: accountToSignIn(account, chosenCallingCode(form)) });
  const isLimited = limits.passwordFrom !== null;
  useHold(formState.isDirty ? 'typed' : null);
  // What the server said of it stays as it was said; the note counts down.
  useEffect(() => {
    if (isLimited) form.clearErrors('password');
  }, [isLimited, form]);

  async function send({ account: typed, password }: Entry) {
    const ended = await act({
      send: () => byPassword({ account: typed, password, callingCode: chosenCallingCode(form) }),
    });
    if (ended.kind !== 'done') limits.readAgain();
    else if (ended.answer !== null) onChallenge(ended.answer);
  }

  return (
    <Form form={form} label={t('signIn.title')} className={formStyles.form} onSubmit={send}>
      <FormTextField
        control={control}
        name="account"
        label={t('signIn.account')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={ACCOUNT_MAX}
        rules={{ validate: typed => typed.trim() !== '' || t('signIn.accountMissing') }}
      />
      {needsCountry(account) ? <CountryField form={form} /> : null}
      <FormPasswordField
        control={control}
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        revealLabel={t('field.reveal')}
        maxLength={PASSWORD_MOST}
        hint={
          limits.passwordFrom === null ? undefined : <LimitNote what="limit.password" until={limits.passwordFrom} />
        }
        rules={{
          validate: typed => {
            const problem = oldPasswordProblem(typed);
            return problem === null || t(problem);
          },
        }}
      />
      <ForgottenPassword back={back} />
      <SubmitButton control={control} size="large" wide>
        {t('signIn.submit')}
      </SubmitButton>
      <NoAccountYet back={back} />
    </Form>
  );
}
