import { CardForm, CodeProof, FormActions, PasswordProof, sentCode, useFirstField } from '@tradefloor/area/form';
import { disableTwoStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useFormAttempt } from '../answers/use-form-attempt';
import styles from './two-step.module.css';

interface Leaving {
  readonly password: string;
  readonly code: string;
}

/** Both, and a recovery code does as well: who has lost the phone must be able to start anew. */
export function TurnOff({ onOff, onCancel }: { readonly onOff: () => void; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const { http, notify } = usePlatform();
  const { attempt, told } = useFormAttempt();
  const form = useFields<Leaving>({ start: { password: '', code: '' } });
  useFirstField(form, 'password');
  const turnOff = async ({ password, code }: Leaving) => {
    const outcome = await attempt(() => http(disableTwoStep, { password, code: sentCode(code) }));
    if (outcome.kind === 'failed') return;
    notify({ kind: 'success', text: t('twoStep.turnedOff') });
    onOff();
  };
  return (
    <CardForm form={form} label={t('twoStep.turnOff')} onSubmit={turnOff}>
      <p className={styles.stepText}>{t('twoStep.turnOffText')}</p>
      <PasswordProof control={form.control} name="password" />
      <CodeProof control={form.control} name="code" orRecovery />
      {told}
      <FormActions>
        <SubmitButton control={form.control} variant="danger">
          {t('twoStep.turnOff')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
    </CardForm>
  );
}
