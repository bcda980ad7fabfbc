import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { useFirstField } from '@tradefloor/area/form';
import { Button, TextField } from '@tradefloor/ui';
import { Form, SubmitButton } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { modeOf } from '../account-name/rules';
import { CodeField } from '../code/code-field';
import { plainCode } from '../code/rules';
import { useLimits } from '../limits/use-limits';
import { PasswordFields } from '../password/password-fields';
import { useOpening } from '../password/use-opening';
import { type Entry, useEntry } from '../entrance/entry';
import styles from '../entrance/form.module.css';
import { type Proof, useRecovery } from './use-recovery';

interface NewPasswordProps {
  readonly proof: Proof;
  /** In the server's words; and whether the user is in by the new password. */
  readonly onChanged: (said: string | null, isIn: boolean) => void;
  readonly onBack: () => void;
}

/** Step two. */
export function NewPassword({ proof, onChanged, onBack }: NewPasswordProps) {
  const { t } = useTranslation();
  const { change } = useRecovery();
  const { enter } = useOpening();
  const { act, told } = useFormAct();
  const form = useEntry();
  const limits = useLimits(proof.reached, 'recovery');
  useHold(form.formState.isDirty ? 'ask' : 'typed');
  useFirstField(form, proof.code === null ? 'code' : 'password');

  async function send({ code: typed, password, again }: Entry) {
    const code = proof.code ?? plainCode(typed);
    let isIn = false;
    const ended = await act({
      async send() {
        const answer = await change({ ...proof, code }, password, again);
        isIn = await enter(proof.reached, password);
        return answer;
      },
    });
    if (ended.kind === 'done') onChanged(ended.message, isIn);
    else limits.readAgain();
  }

  return (
    <Form form={form} label={t('recover.stepChange')} className={styles.form} onSubmit={send}>
      {/* So that password managers know whose password is new. */}
      <TextField
        label={t('recover.yourAccount')}
        autoComplete="username"
        readOnly
        value={proof.reached.account}
        onChange={() => undefined}
      />
      {proof.code === null ? (
        <CodeField
          form={form}
          limits={limits}
          purpose="recover"
          mode={modeOf(proof.reached.account)}
          whereTo={() => Promise.resolve(proof.reached)}
        />
      ) : null}
      <PasswordFields form={form} label={t('recover.newPassword')} />
      <SubmitButton control={form.control} size="large" wide>
        {t('recover.submit')}
      </SubmitButton>
      <Button variant="quiet" wide onClick={onBack}>
        {t('recover.back')}
      </Button>
      {told}
    </Form>
  );
}
