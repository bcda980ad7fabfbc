import { seen, type Sending, sendingOf, useFormAct } from '@tradefloor/area/act';
import { CodeProof, PasswordProof, sentCode, SixDigits } from '@tradefloor/area/form';
import { type Done, userInfo } from '@tradefloor/contract';
import { setFundPassword } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
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
export function FundPasswordForm({ isSet, needsCode }: { readonly isSet: boolean; readonly needsCode: boolean }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const readUserAgain = useReadUserAgain();
  const form = useFields<Wish>({ start: START });
  const { control } = form;
  const words = (problem: FundPasswordProblem | null) => problem === null || t(`fundPassword.problem.${problem}`);
  // Of one that takes the place of another, nothing can be seen.
  const firstOneSeen: Sending<Done>['found'] = async (_, signal) => {
    const { fundPasswordSet } = await platform.http(userInfo, {}, { signal });
    return seen({ before: false, wanted: true, now: fundPasswordSet });
  };
  const save = async ({ fundPassword, password, code }: Wish) => {
    const proof = needsCode ? { password, code: sentCode(code) } : { password };
    const ended = await act({
      ...sendingOf(platform, setFundPassword, () => ({ fundPassword, ...proof }), isSet ? undefined : firstOneSeen),
      done: message => message ?? t('fundPassword.saved'),
    });
    if (ended.kind !== 'done') return;
    await readUserAgain();
    await platform.navigate(ways.accountSettings(), { force: true });
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
