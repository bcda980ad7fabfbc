import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { appCode, CardForm, CodeProof, FormActions, useFirstField } from '@tradefloor/area/form';
import { renewRecoveryCodes } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';

interface RenewCodesProps {
  /** The first ones did not reach the user. */
  readonly haveGoneLost: boolean;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function RenewCodes({ haveGoneLost, onRenewed, onCancel }: RenewCodesProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  const renew = async ({ code }: { readonly code: string }) => {
    const ended = await act(sendingOf(platform, renewRecoveryCodes, () => ({ code: appCode(code) })));
    if (ended.kind === 'done' && ended.answer !== null) onRenewed(ended.answer.codes);
  };
  return (
    <CardForm form={form} label={t('twoStep.renew')} onSubmit={renew}>
      <CodeProof
        control={form.control}
        name="code"
        hint={t(haveGoneLost ? 'twoStep.codesLost' : 'twoStep.renewText')}
      />
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
