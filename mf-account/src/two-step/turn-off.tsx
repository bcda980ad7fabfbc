import { seen, sendingOf, useFormAct } from '@tradefloor/area/act';
import { CardForm, CodeProof, FormActions, PasswordProof, sentCode, useFirstField } from '@tradefloor/area/form';
import { userInfo } from '@tradefloor/contract';
import { disableTwoStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import styles from './two-step.module.css';

interface Leaving {
  readonly password: string;
  readonly code: string;
}

/** Both, and a recovery code does as well: who has lost the phone must be able to start anew. */
export function TurnOff({ onOff, onCancel }: { readonly onOff: () => void; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const form = useFields<Leaving>({ start: { password: '', code: '' } });
  useFirstField(form, 'password');
  const turnOff = async ({ password, code }: Leaving) => {
    const ended = await act({
      ...sendingOf(
        platform,
        disableTwoStep,
        () => ({ password, code: sentCode(code) }),
        async (_, signal) => {
          const { twoStepOn } = await platform.http(userInfo, {}, { signal });
          return seen({ before: true, wanted: false, now: twoStepOn });
        },
      ),
      done: () => t('twoStep.turnedOff'),
    });
    if (ended.kind === 'done') onOff();
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
