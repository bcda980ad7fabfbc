import { CardForm, FormActions, PasswordProof, useFirstField } from '@tradefloor/area/form';
import type { TwoStepSetup } from '@tradefloor/contract/ext';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useBegin } from './use-begin';

interface BeginProps {
  readonly onBegun: (setup: TwoStepSetup) => void;
  readonly onCancel: () => void;
}

/** The password first: whoever finds a signed-in browser must not lock its owner out. */
export function Begin({ onBegun, onCancel }: BeginProps) {
  const { t } = useTranslation();
  const { begin, told } = useBegin(onBegun);
  const form = useFields<{ password: string }>({ start: { password: '' } });
  useFirstField(form, 'password');
  return (
    <CardForm form={form} label={t('twoStep.turnOn')} onSubmit={begin}>
      <PasswordProof control={form.control} name="password" />
      <FormActions>
        <SubmitButton control={form.control}>{t('twoStep.next')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
