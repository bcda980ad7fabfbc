import { sendingOf, useAct } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import type { AcceptorDeal } from '@tradefloor/contract';
import { confirmAcceptorDeal, markDealTransferred, refuseAcceptorDeal } from '@tradefloor/contract/ext';
import { aboutDeal, balancesTopic, type Question } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';

export const DEAL_ACT = 'acceptor-deal';

type DealCall = typeof confirmAcceptorDeal;

/** What the two of a deal can do: each asks first, always, and names the money. */
export function useDealActs(deal: AcceptorDeal, coins: string | null) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  const { id, side, isServing } = deal;
  const kind = side ?? 'buy';
  const toPay = yuanText(deal.toPay ?? deal.money, language);
  const values = { amount: coins ?? '—', money: toPay };
  const facts = [
    [t('deals.toPay'), toPay],
    ...(coins === null ? [] : [[t('deals.coins'), coins] as const]),
    [
      t(isServing === true ? 'deals.member' : 'acceptors.name'),
      (isServing === true ? deal.memberName : deal.acceptorName) || '—',
    ],
  ] as const;

  const step = async (call: DealCall, ask: Question): Promise<void> => {
    if (id === null) return;
    await act({
      ...sendingOf(platform, call, () => ({ id })),
      ask,
      subject: { kind: DEAL_ACT, id },
      outlives: true,
      // The other one, or the clock, was quicker: what the deal shows then is news, and no error.
      refusal: 'info',
      done: message => message ?? t('order.updated'),
      about: () => aboutDeal(id),
      async after() {
        ownChangedOf(platform).tell();
        await platform.refresh(balancesTopic);
      },
    });
  };

  return {
    confirm: () =>
      step(confirmAcceptorDeal, {
        title: t(`deals.ask.confirm.${kind}`),
        text: t(`deals.ask.confirmText.${kind}`, values),
        facts,
        yes: t('deals.confirm'),
        tone: 'danger',
      }),
    refuse: () =>
      step(refuseAcceptorDeal, {
        title: t('deals.ask.refuse'),
        text: t(`deals.ask.refuseText.${kind}`),
        facts,
        yes: t('deals.refuse'),
        tone: 'danger',
      }),
    transfer: () =>
      step(markDealTransferred, {
        title: t('deals.ask.transfer'),
        text: t('deals.ask.transferText', values),
        facts,
        yes: t('deals.transfer'),
      }),
  };
}
