import { CodeProof, PasswordProof, sentCode, SixDigits } from '@tradefloor/area/form';
import { setFundPassword } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useFormAttempt } from '../answers/use-form-attempt';
import { useReadUserAgain } from '../user/use-user';
import { againProblem, fundPasswordProblem, type FundPasswordProblem } from './rules';
import styles from './fund-password.module.css';

interface Wish {
  readonly fundPassword: string;
  readonly again: string;
  readonly password: string;
  readonly code: string;
}
const START: Wish = { fundPassword: '', again: '', password: '', code: '' };

/** The sign-in password, and the code of whoever has two-step sign-in, say that it is the user. */
export function FundPasswordForm({ needsCode }: { readonly needsCode: boolean }) {
  const { t } = useTranslation();
  const { http, navigate, notify } = usePlatform();
  const { attempt, told } = useFormAttempt();
  const readUserAgain = useReadUserAgain();
  const form = useFields<Wish>({ start: START });
  const { control } = form;
  const words = (problem: FundPasswordProblem | null) => problem === null || t(`fundPassword.problem.${problem}`);
  const save = async ({ fundPassword, password, code }: Wish) => {
    const proof = needsCode ? { password, code: sentCode(code) } : { password };
    const outcome = await attempt(() => http(setFundPassword, { fundPassword, ...proof }));
    if (outcome.kind === 'failed') return;
    notify({ kind: 'success', text: outcome.answer.message ?? t('fundPassword.saved') });
    await readUserAgain();
    await navigate(ways.accountSettings(), { force: true });
  };
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
        rules={{ validate: (value: string, wish: Wish) => words(againProblem(value, wish.fundPassword)) }}
      />
      <PasswordProof control={control} name="password" />
      {needsCode ? <CodeProof control={control} name="code" orRecovery /> : null}
      {told}
      <SubmitButton control={control} size="large" wide>
        {t('fundPassword.save')}
      </SubmitButton>
    </Form>
  );
}
