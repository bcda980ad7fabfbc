import { CardForm, CodeProof, FormActions, PasswordProof, useFirstField } from '@tradefloor/area/form';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { type Leaving, useTurnOff } from './use-turn-off';
import styles from './two-step.module.css';

/** Both, and a recovery code does as well: who has lost the phone must be able to start anew. */
export function TurnOff({ onOff, onCancel }: { readonly onOff: () => void; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const { turnOff, told } = useTurnOff(onOff);
  const form = useFields<Leaving>({ start: { password: '', code: '' } });
  useFirstField(form, 'password');
  return (
    <CardForm form={form} label={t('twoStep.turnOff')} onSubmit={turnOff}>
      <p className={styles.stepText}>{t('twoStep.turnOffText')}</p>
      <PasswordProof control={form.control} name="password" />
      <CodeProof control={form.control} name="code" orRecovery />
      <FormActions>
        <SubmitButton control={form.control} variant="danger">
          {t('twoStep.turnOff')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
