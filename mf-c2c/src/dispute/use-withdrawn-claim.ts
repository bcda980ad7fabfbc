import { sendingOf, useAct, useStage } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { withdrawClaim } from '@tradefloor/contract/ext';
import { balancesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { type Deal, keyOfDeal } from '../chat/words';

interface Claim {
  readonly deal: Deal;
  readonly amount: string;
  readonly money: string;
}

/** c2c.claim-withdrawn: the coins are the other one's at once, so that it is always asked first. */
export function useWithdrawnClaim({ deal, amount, money }: Claim) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act } = useAct();
  const subject = { kind: 'withdraw claim', id: keyOfDeal(deal) };
  const isBusy = useStage(subject) !== undefined;
  const withdraw = () =>
    act({
      ...sendingOf(platform, withdrawClaim, () => deal),
      ask: {
        title: t('ruling.withdrawAsk'),
        text: t('ruling.withdrawText'),
        facts: [
          [t('order.amount'), amount],
          [t('order.money'), money],
        ],
        yes: t('ruling.withdraw'),
        tone: 'danger',
      },
      subject,
      outlives: true,
      refusal: 'info',
      done: message => message ?? t('ruling.withdrawn'),
      async after() {
        ownChangedOf(platform).tell();
        await platform.refresh(balancesTopic);
      },
    });
  return { withdraw, isBusy };
}
