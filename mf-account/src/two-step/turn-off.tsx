import { disableTwoStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useFormAttempt } from '../answers/use-form-attempt';
import formStyles from '../page/card-form.module.css';
import { useFirstField } from '../page/use-first-field';
import { isCodeOrRecovery, sentCode } from './rules';
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
    <Form form={form} label={t('twoStep.turnOff')} className={formStyles.form} onSubmit={turnOff}>
      <p className={styles.stepText}>{t('twoStep.turnOffText')}</p>
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('twoStep.password')}
        autoComplete="current-password"
        revealLabel={t('twoStep.reveal')}
        maxLength={16}
        rules={{ validate: (value: string) => value !== '' || t('twoStep.problem.password') }}
      />
      <FormTextField
        control={form.control}
        name="code"
        label={t('twoStep.codeOrRecovery')}
        autoComplete="one-time-code"
        maxLength={20}
        rules={{ validate: (value: string) => isCodeOrRecovery(value) || t('twoStep.problem.code') }}
      />
      {told}
      <div className={formStyles.actions}>
        <SubmitButton control={form.control} variant="danger">
          {t('twoStep.turnOff')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </Form>
  );
}
