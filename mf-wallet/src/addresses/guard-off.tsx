import { CardForm, FormActions, NO_PROOFS, OwnHandFields, sentProofs, type TypedProofs } from '@tradefloor/area/form';
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

/** wallet.saved-only: by the owner's own hand, and after a day. */
export function GuardOff({ user, onOff, onCancel }: GuardOffProps) {
  const { t } = useTranslation();
  const { change, told, isOnItsWay } = useGuard(false);
  const form = useFields<TypedProofs>({ start: NO_PROOFS });
  return (
    <CardForm
      form={form}
      label={t('guard.turnOff')}
      onSubmit={async typed => {
        if (await change(sentProofs(user, typed))) onOff();
      }}
    >
      <p>{t('guard.turnOffText')}</p>
      <OwnHandFields control={form.control} user={user} fundPassword="fundPassword" code="code" />
      <FormActions>
        <SubmitButton control={form.control} variant="danger" isOnItsWay={isOnItsWay}>
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
