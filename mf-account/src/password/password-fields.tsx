import { FormPasswordField } from '@tradefloor/ui/form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newPasswordProblem, repeatProblem } from './rules';

interface PasswordFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly password: FieldPathByValue<Values, string>;
  readonly again: FieldPathByValue<Values, string>;
  readonly label: string;
  /** What stands in the first field now, for the second to be compared with. */
  readonly typed: () => string;
  /** The first was changed: what the second said may be untrue. */
  readonly onTyped: () => void;
}

/** A new password, twice. No `maxLength`: a pasted one that is cut in silence is not the one that was kept. */
export function PasswordFields<Values extends FieldValues>({
  control,
  password,
  again,
  label,
  typed,
  onTyped,
}: PasswordFieldsProps<Values>) {
  const { t } = useTranslation();
  const said = (key: ReturnType<typeof newPasswordProblem> | ReturnType<typeof repeatProblem>) =>
    key === null || t(key);
  return (
    <>
      <FormPasswordField
        control={control}
        name={password}
        label={label}
        autoComplete="new-password"
        revealLabel={t('field.reveal')}
        hint={t('field.passwordHint')}
        rules={{ validate: value => said(newPasswordProblem(value)), onChange: onTyped }}
      />
      <FormPasswordField
        control={control}
        name={again}
        label={t('field.repeat')}
        autoComplete="new-password"
        revealLabel={t('field.reveal')}
        rules={{ validate: value => said(repeatProblem(value, typed())) }}
      />
    </>
  );
}
