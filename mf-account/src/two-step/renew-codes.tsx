import { renewRecoveryCodes } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { Form, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useFormAttempt } from '../answers/use-form-attempt';
import formStyles from '../page/card-form.module.css';
import { useFirstField } from '../page/use-first-field';
import { appCode, isAppCode } from './rules';

interface RenewCodesProps {
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function RenewCodes({ onRenewed, onCancel }: RenewCodesProps) {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { attempt, told } = useFormAttempt();
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  const renew = async ({ code }: { readonly code: string }) => {
    const outcome = await attempt(() => http(renewRecoveryCodes, { code: appCode(code) }));
    if (outcome.kind === 'done') onRenewed(outcome.answer.codes);
  };
  return (
    <Form form={form} label={t('twoStep.renew')} className={formStyles.form} onSubmit={renew}>
      <FormTextField
        control={form.control}
        name="code"
        label={t('twoStep.code')}
        hint={t('twoStep.renewText')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        rules={{ validate: (value: string) => isAppCode(value) || t('twoStep.problem.code') }}
      />
      {told}
      <div className={formStyles.actions}>
        <SubmitButton control={form.control}>{t('twoStep.renew')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </Form>
  );
}
