import { FormPasswordField } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import type { EntryForm } from '../entrance/entry';
import { newPasswordProblem, repeatProblem } from './rules';

interface PasswordFieldsProps {
  readonly form: EntryForm;
  readonly label: string;
}

/** A new password, twice. No `maxLength`: a pasted one that is cut in silence is not the one that was kept. */
export function PasswordFields({ form, label }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const said = (key: ReturnType<typeof newPasswordProblem> | ReturnType<typeof repeatProblem>) =>
    key === null || t(key);
  /** What the second field says may have become untrue. */
  const judgeAgain = () => {
    if (form.getFieldState('again').isTouched) void form.trigger('again');
  };
  return (
    <>
      <FormPasswordField
        control={form.control}
        name="password"
        label={label}
        autoComplete="new-password"
        revealLabel={t('field.reveal')}
        hint={t('field.passwordHint')}
        rules={{ validate: typed => said(newPasswordProblem(typed)), onChange: judgeAgain }}
      />
      <FormPasswordField
        control={form.control}
        name="again"
        label={t('field.repeat')}
        autoComplete="new-password"
        revealLabel={t('field.reveal')}
        rules={{ validate: typed => said(repeatProblem(typed, form.getValues('password'))) }}
      />
    </>
  );
}
