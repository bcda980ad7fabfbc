import { Segmented } from '@tradefloor/ui';
import { FormCombobox, FormTextField } from '@tradefloor/ui/form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callingCodeOf } from './countries';
import { ACCOUNT_MAX, type AccountMode, emailProblem, phoneProblem } from './rules';
import styles from './account-fields.module.css';
import { useCountries } from './use-countries';

interface CountryFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string | null>;
}

export function CountryField<Values extends FieldValues>({ control, name }: CountryFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormCombobox
      control={control}
      name={name}
      label={t('field.country')}
      noMatch={t('field.noCountry')}
      options={useCountries()}
    />
  );
}

interface ModeChoiceProps {
  readonly mode: AccountMode;
  readonly onChange: (mode: AccountMode) => void;
}

export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('field.mode')}
      value={mode}
      onChange={onChange}
      segments={[
        { value: 'email', label: t('field.email') },
        { value: 'phone', label: t('field.phone') },
      ]}
    />
  );
}

interface AccountFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly mode: AccountMode;
  readonly account: FieldPathByValue<Values, string>;
  readonly country: FieldPathByValue<Values, string | null>;
  /** The region chosen now. */
  readonly region: string;
  /** What a password manager takes it for: the name to sign in with, or an address to be reached at. */
  readonly autoComplete: 'username' | 'contact';
}

/** An e-mail address, or a country and a number in it: one field either way, so that the focus finds it first. */
export function AccountFields<Values extends FieldValues>({
  control,
  mode,
  account,
  country,
  region,
  autoComplete,
}: AccountFieldsProps<Values>) {
  const { t } = useTranslation();
  const said = (key: ReturnType<typeof emailProblem> | ReturnType<typeof phoneProblem>) => key === null || t(key);
  if (mode === 'email') {
    return (
      <FormTextField
        key="email"
        control={control}
        name={account}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete={autoComplete === 'username' ? 'username' : 'email'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={ACCOUNT_MAX}
        rules={{ validate: typed => said(emailProblem(typed)) }}
      />
    );
  }
  const callingCode = callingCodeOf(region);
  return (
    <>
      <CountryField control={control} name={country} />
      <FormTextField
        key="phone"
        control={control}
        name={account}
        label={t('field.phone')}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete === 'username' ? 'username' : 'tel-national'}
        maxLength={ACCOUNT_MAX}
        start={<span className={styles.callingCode}>{`+${callingCode}`}</span>}
        rules={{ validate: typed => said(phoneProblem(typed, callingCode)) }}
      />
    </>
  );
}
