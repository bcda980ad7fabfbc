import { CardForm, CodeProof, FormActions, FundPasswordProof, sentCode } from '@tradefloor/area/form';
import type { CurrentUser } from '@tradefloor/platform';
import { Button } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { useGuard } from './use-guard';

export interface GuardOffProps {
  readonly user: CurrentUser;
  readonly onOff: () => void;
  readonly onCancel: () => void;
}

const START = { fundPassword: '', code: '' };

/** wallet.saved-only: by the owner's own hand, and after a day. */
export function GuardOff({ user, onOff, onCancel }: GuardOffProps) {
  const { t } = useTranslation();
  const { change, told } = useGuard(false);
  const form = useFields<typeof START>({ start: START });
  return (
    <CardForm
      form={form}
      label={t('guard.turnOff')}
      onSubmit={async ({ fundPassword, code }) => {
        const proofs = {
          ...(user.fundPasswordSet ? { fundPassword } : {}),
          ...(user.twoStepOn ? { code: sentCode(code) } : {}),
        };
        if (await change(proofs)) onOff();
      }}
    >
      <p>{t('guard.turnOffText')}</p>
      {user.fundPasswordSet ? <FundPasswordProof control={form.control} name="fundPassword" /> : null}
      {user.twoStepOn ? <CodeProof control={form.control} name="code" orRecovery /> : null}
      <FormActions>
        <SubmitButton control={form.control} variant="danger">
          {t('guard.turnOff')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
