import { CardForm, CodeProof, FormActions, useFirstField } from '@tradefloor/area/form';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useRenewCodes } from './use-renew-codes';

interface RenewCodesProps {
  /** The first ones did not reach the user. */
  readonly haveGoneLost: boolean;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function RenewCodes({ haveGoneLost, onRenewed, onCancel }: RenewCodesProps) {
  const { t } = useTranslation();
  const { renew, told } = useRenewCodes(onRenewed);
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  return (
    <CardForm form={form} label={t('twoStep.renew')} onSubmit={renew}>
      <CodeProof
        control={form.control}
        name="code"
        hint={t(haveGoneLost ? 'twoStep.codesLost' : 'twoStep.renewText')}
      />
      <FormActions>
        <SubmitButton control={form.control}>{t('twoStep.renew')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
