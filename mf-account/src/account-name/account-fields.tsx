import { FormTextField } from '@tradefloor/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntryForm } from '../entrance/entry';
import styles from './account-fields.module.css';
import { callingCodeOf, PRESELECTED } from './countries';
import { CountryField } from './country-field';
import { ACCOUNT_MAX, type AccountMode, emailProblem, phoneProblem } from './rules';

interface AccountFieldsProps {
  readonly form: EntryForm;
  readonly mode: AccountMode;
  /** What a password manager takes it for: the name to sign in with, or an address to be reached at. */
  readonly as: 'username' | 'contact';
}

/** An e-mail address, or a country and a number in it: one field either way, so that the focus finds it first. */
export function AccountFields({ form, mode, as }: AccountFieldsProps) {
  return mode === 'email' ? <EmailField form={form} as={as} /> : <PhoneFields form={form} as={as} />;
}

type FieldProps = Omit<AccountFieldsProps, 'mode'>;

function EmailField({ form: { control }, as }: FieldProps) {
  const { t } = useTranslation();
  return (
    <FormTextField
      control={control}
      name="account"
      label={t('field.email')}
      type="email"
      inputMode="email"
      autoComplete={as === 'username' ? 'username' : 'email'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={ACCOUNT_MAX}
      rules={{
        validate: typed => {
          const problem = emailProblem(typed);
          return problem === null || t(problem);
        },
      }}
    />
  );
}

function PhoneFields({ form, as }: FieldProps) {
  const { t } = useTranslation();
  const callingCode = callingCodeOf(useWatch({ control: form.control, name: 'country' }) ?? PRESELECTED);
  return (
    <>
      <CountryField form={form} />
      <FormTextField
        control={form.control}
        name="account"
        label={t('field.phone')}
        type="tel"
        inputMode="tel"
        autoComplete={as === 'username' ? 'username' : 'tel-national'}
        maxLength={ACCOUNT_MAX}
        start={<span className={styles.callingCode}>{`+${callingCode}`}</span>}
        rules={{
          validate: typed => {
            const problem = phoneProblem(typed, callingCode);
            return problem === null || t(problem);
          },
        }}
      />
    </>
  );
}
