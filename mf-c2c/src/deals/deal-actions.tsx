import { underWayOf } from '@tradefloor/area/act';
import { FormActions } from '@tradefloor/area/form';
import type { AcceptorDeal } from '@tradefloor/contract';
import { confirmAcceptorDeal } from '@tradefloor/contract/ext';
import { useOffers, usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { actsIn } from './deal-rules';
import { DEAL_ACT, useDealActs } from './use-deal-acts';

interface DealActionsProps {
  readonly deal: AcceptorDeal;
  readonly coins: string | null;
}

/** What this user can do now; nothing where the other one is waited for. */
export function DealActions({ deal, coins }: DealActionsProps) {
  const { t } = useTranslation();
  const isOffered = useOffers(confirmAcceptorDeal);
  const acts = useDealActs(deal, coins);
  const underWay = underWayOf(usePlatform(), DEAL_ACT);
  const isBusy = useSyncExternalStore(underWay.subscribe, underWay.read).has(deal.id ?? '');
  const { confirm, refuse, transfer } = actsIn(deal);
  if (isOffered !== true || !(confirm || refuse || transfer)) return null;
  return (
    <FormActions>
      {transfer ? (
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void acts.transfer()}>
          {t('deals.transfer')}
        </Button>
      ) : null}
      {confirm ? (
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void acts.confirm()}>
          {t('deals.confirm')}
        </Button>
      ) : null}
      {refuse ? (
        <Button size="large" disabled={isBusy} onClick={() => void acts.refuse()}>
          {t('deals.refuse')}
        </Button>
      ) : null}
    </FormActions>
  );
}
