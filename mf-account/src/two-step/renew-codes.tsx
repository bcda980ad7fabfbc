import { appCode, CardForm, CodeProof, FormActions, useFirstField } from '@tradefloor/area/form';
import { renewRecoveryCodes } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useFormAttempt } from '../answers/use-form-attempt';

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
    <CardForm form={form} label={t('twoStep.renew')} onSubmit={renew}>
      <CodeProof control={form.control} name="code" hint={t('twoStep.renewText')} />
      {told}
      <FormActions>
        <SubmitButton control={form.control}>{t('twoStep.renew')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
    </CardForm>
  );
}
