import { useAct, useStage } from '@tradefloor/area/act';
import { FormActions, hasProofs } from '@tradefloor/area/form';
import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import { confirmAcceptorDeal } from '@tradefloor/contract/ext';
import { userTopic } from '@tradefloor/platform';
import { useOffers, useTopic } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actsIn, givesAway } from './deal-rules';
import { dealSubject, type NamedDeal, useDealSteps } from './use-deal-steps';

interface DealActionsProps {
  readonly deal: NamedDeal;
  readonly coins: string | null;
}

const dialog = codeOnDemand(() => import('./confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog));

/** What this user can do now; nothing where the other one is waited for. */
export function DealActions({ deal, coins }: DealActionsProps) {
  const { t } = useTranslation();
  const isOffered = useOffers(confirmAcceptorDeal);
  const user = useTopic(userTopic) ?? null;
  const { act } = useAct();
  const steps = useDealSteps(deal, coins);
  const isBusy = useStage(dealSubject(deal)) !== undefined;
  const [isProving, setProving] = useState(false);
  const [ConfirmDialog, ask] = useOnPress(dialog);
  const { confirm, refuse, transfer } = actsIn(deal);
  if (isOffered !== true || !(confirm || refuse || transfer)) return null;
  const isProved = givesAway(deal) && user !== null && hasProofs(user);
  const give = () => (isProved ? ask().then(setProving) : act(steps.confirm()));
  return (
    <FormActions>
      {transfer ? (
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void act(steps.transfer())}>
          {t('deals.transfer')}
        </Button>
      ) : null}
      {confirm ? (
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void give()}>
          {t('deals.confirm')}
        </Button>
      ) : null}
      {refuse ? (
        <Button size="large" disabled={isBusy} onClick={() => void act(steps.refuse())}>
          {t('deals.refuse')}
        </Button>
      ) : null}
      {isProving && ConfirmDialog !== null && user !== null ? (
        <ConfirmDialog deal={deal} coins={coins} user={user} onClose={() => setProving(false)} />
      ) : null}
    </FormActions>
  );
}
