import { FormPasswordField, FormTextField } from '@tradefloor/ui/form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAppCode, isCodeOrRecovery } from './one-time-code';
import { SixDigits } from './six-digits';

const PASSWORD_MOST = 16;
/** With what comes along when it is pasted: a browser cuts off what is more. */
const CODE_MOST = 20;
/** account.six-digits. */
const FUND_PASSWORD_DIGITS = 6;

interface ProofField<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
}

/** The sign-in password, where something dear is changed: whoever finds a signed-in browser does not know it. */
export function PasswordProof<Values extends FieldValues>({ control, name }: ProofField<Values>) {
  const { t } = useTranslation();
  return (
    <FormPasswordField
      control={control}
      name={name}
      label={t('proof.password')}
      autoComplete="current-password"
      revealLabel={t('proof.reveal')}
      maxLength={PASSWORD_MOST}
      rules={{ validate: (typed: string) => typed !== '' || t('proof.problem.password') }}
    />
  );
}

interface CodeProofProps<Values extends FieldValues> extends ProofField<Values> {
  /** A recovery code does as well: who has lost the phone must not be locked out. */
  readonly orRecovery?: boolean;
  readonly hint?: string;
  readonly className?: string | undefined;
}

/** The code of the authenticator app, of whoever has two-step sign-in. */
export function CodeProof<Values extends FieldValues>(props: CodeProofProps<Values>) {
  const { control, name, orRecovery = false, hint, className } = props;
  const { t } = useTranslation();
  const isRight = orRecovery ? isCodeOrRecovery : isAppCode;
  return (
    <FormTextField
      control={control}
      name={name}
      {...(className === undefined ? {} : { className })}
      label={t(orRecovery ? 'proof.codeOrRecovery' : 'proof.code')}
      {...(hint === undefined ? {} : { hint })}
      {...(orRecovery ? {} : { inputMode: 'numeric' as const })}
      autoComplete="one-time-code"
      maxLength={CODE_MOST}
      rules={{ validate: (typed: string) => isRight(typed) || t('proof.problem.code') }}
    />
  );
}

/** The fund password, of whoever has set one, before money leaves. */
export function FundPasswordProof<Values extends FieldValues>({ control, name }: ProofField<Values>) {
  const { t } = useTranslation();
  return (
    <SixDigits
      control={control}
      name={name}
      label={t('proof.fundPassword')}
      rules={{ validate: (typed: string) => typed.length === FUND_PASSWORD_DIGITS || t('proof.problem.fundPassword') }}
    />
  );
}
