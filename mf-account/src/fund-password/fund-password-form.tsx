import { useHold } from '@tradefloor/area';
import { CodeProof, PasswordProof, SixDigits } from '@tradefloor/area/form';
import { Form, SubmitButton, useFields, useJudgedTogether } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { againProblem, fundPasswordProblem, type FundPasswordProblem } from './rules';
import { type FundPasswordWish, useSavedFundPassword } from './use-saved-fund-password';
import styles from './fund-password.module.css';

const START: FundPasswordWish = { fundPassword: '', again: '', password: '', code: '' };

const AGAIN = ['again'] as const;

/** The sign-in password, and the code of whoever has two-step sign-in, say that it is the user. */
export function FundPasswordForm({ isSet, needsCode }: { readonly isSet: boolean; readonly needsCode: boolean }) {
  const { t } = useTranslation();
  const { save, told } = useSavedFundPassword(isSet, needsCode);
  const form = useFields<FundPasswordWish>({ start: START });
  useHold(form.formState.isDirty ? 'ask' : null);
  useJudgedTogether(form, AGAIN);
  const { control } = form;
  const words = (problem: FundPasswordProblem | null) => problem === null || t(`fundPassword.problem.${problem}`);
  return (
    <Form form={form} label={t('title.fundPassword')} className={styles.form} onSubmit={save}>
      <SixDigits
        control={control}
        name="fundPassword"
        label={t('fundPassword.new')}
        rules={{ validate: (value: string) => words(fundPasswordProblem(value)) }}
      />
      <SixDigits
        control={control}
        name="again"
        label={t('fundPassword.again')}
        rules={{ validate: (value: string, wish: FundPasswordWish) => words(againProblem(value, wish.fundPassword)) }}
      />
      <PasswordProof control={control} name="password" />
      {needsCode ? <CodeProof control={control} name="code" orRecovery /> : null}
      {isSet ? <p className={styles.note}>{t('fundPassword.replaces')}</p> : null}
      <SubmitButton control={control} size="large" wide>
        {t('fundPassword.save')}
      </SubmitButton>
      {told}
    </Form>
  );
}
