import { type Act, sendingOf } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import type { AcceptorDeal, Call, Done, OrderId } from '@tradefloor/contract';
import { confirmAcceptorDeal, markDealTransferred, refuseAcceptorDeal } from '@tradefloor/contract/ext';
import { aboutDeal, balancesTopic, type Question, userTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import type { Proofs } from '../own-hand/proofs';
import { yuanText } from '../yuan/yuan';

/** A deal that something can be done about: some servers give them no ids. */
export interface NamedDeal extends AcceptorDeal {
  readonly id: OrderId;
}

/** One at a time for each deal, in whichever view. */
export const dealSubject = ({ id }: NamedDeal) => ({ kind: 'acceptor-deal', id });

/** What the two of a deal can do, each with what is asked first, always, which names the money. */
export function useDealSteps(deal: NamedDeal, coins: string | null) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
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

  const step = <Payload>(call: Call<Payload, Done>, payload: Payload, ask: Question) =>
    ({
      ...sendingOf(platform, call, () => payload),
      ask,
      subject: dealSubject(deal),
      outlives: true,
      // The other one, or the clock, was quicker: what the deal shows then is news, and no error.
      refusal: 'info',
      done: message => message ?? t('order.updated'),
      about: aboutDeal(id),
      async after(ended) {
        ownChangedOf(platform).tell();
        // What its owner has set meanwhile, elsewhere, is asked for the next time.
        if (ended.kind === 'refused') void platform.refresh(userTopic);
        await platform.refresh(balancesTopic);
      },
    }) satisfies Act<Done>;

  return {
    confirm: (proofs: Proofs = {}) =>
      step(
        confirmAcceptorDeal,
        { id, ...proofs },
        {
          title: t(`deals.ask.confirm.${kind}`),
          text: t(`deals.ask.confirmText.${kind}`, values),
          facts,
          yes: t('deals.confirm'),
          tone: 'danger',
        },
      ),
    refuse: () =>
      step(
        refuseAcceptorDeal,
        { id },
        {
          title: t('deals.ask.refuse'),
          text: t(`deals.ask.refuseText.${kind}`),
          facts,
          yes: t('deals.refuse'),
          tone: 'danger',
        },
      ),
    transfer: () =>
      step(
        markDealTransferred,
        { id },
        {
          title: t('deals.ask.transfer'),
          text: t('deals.ask.transferText', values),
          facts,
          yes: t('deals.transfer'),
        },
      ),
  };
}
