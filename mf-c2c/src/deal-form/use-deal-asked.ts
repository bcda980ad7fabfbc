import { useResultPage } from '@tradefloor/area';
import { type KeptDraft, sendingOf, useFormAct, useIsHere, useStage } from '@tradefloor/area/act';
import { plainly } from '@tradefloor/area/form';
import { ownChangedOf } from '@tradefloor/area/list';
import { type Acceptor, type AnswerOf, dealWithAcceptor } from '@tradefloor/contract';
import { amount, FIAT_DECIMALS, fixed, formatPercent, valueOfTyped } from '@tradefloor/money';
import { balancesTopic, userTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { afterRate, type Current, sideOf, termsOf } from '../acceptors/acceptor-rules';
import type { Proofs } from '../own-hand/proofs';
import { yuanText } from '../yuan/yuan';
import type { DealWish } from './deal-form-rules';

interface Asking {
  readonly acceptor: Acceptor;
  readonly current: Current;
  readonly draft: KeptDraft<DealWish>;
}

/** Asks an acceptor for a deal after a look at what it comes to. Ends on the result page, or with a notice where its form was left. */
export function useDealAsked({ acceptor, current, draft }: Asking) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const endOn = useResultPage();
  const { act, told } = useFormAct();
  const isHere = useIsHere();
  const side = sideOf(current);
  const subject = { kind: 'ask acceptor', id: `${acceptor.id} ${side}` };
  const stage = useStage(subject);

  const ended = (id: string | null) =>
    endOn(current === '0' ? 'acceptorRecharge' : 'acceptorWithdrawal', {
      title: t('deal.asked'),
      text: t(`deal.askedText.${current}`),
      steps: [t('deal.step.asked'), t(`deal.step.now.${current}`), t(`deal.step.then.${current}`)],
      next: [
        { to: ways.acceptorDeals({ type: side, ...(id === null ? {} : { id }) }), label: t('deal.toDeal') },
        { to: ways.acceptors(), label: t('title.acceptors') },
      ],
    });

  const ask = async (wish: DealWish, proofs: Proofs): Promise<{ readonly kind: string }> => {
    const { phone, account, way } = wish;
    const money = valueOfTyped(wish.money);
    if (way === null || money === null) return { kind: 'left' };
    const { rate } = termsOf(acceptor, current);
    const sent = { acceptorId: acceptor.id, side, way, money: amount(money), ...proofs };
    const done = await act<AnswerOf<typeof dealWithAcceptor>>({
      ...sendingOf(platform, dealWithAcceptor, () => ({ ...sent, phone: plainly(phone), account: account.trim() })),
      ask: {
        title: t(`deal.ask.${current}`),
        facts: [
          [t('acceptors.name'), acceptor.name],
          [t('order.way'), t(`way.${way}`)],
          [t(`deal.account.${current}`), account.trim()],
          [t(`deal.gives.${current}`), yuanText(amount(money), language)],
          [t('acceptors.rate'), formatPercent(rate, language)],
          [t(`deal.gets.${current}`), yuanText(afterRate(amount(fixed(money, FIAT_DECIMALS)), rate), language)],
        ],
        yes: t(`deal.submit.${current}`),
      },
      // Left and come back to, the form is filled in still, and would send it a second time.
      subject,
      outlives: true,
      done: message => (isHere() ? null : (message ?? t('deal.asked'))),
      draft: { keep: () => draft.keep(wish), forget: draft.forget },
      after(end) {
        // What its owner has set meanwhile, elsewhere, is asked for the next time.
        if (end.kind === 'refused') void platform.refresh(userTopic);
        if (end.kind !== 'done') return;
        ownChangedOf(platform).tell();
        void platform.refresh(balancesTopic);
      },
    });
    if (done.kind === 'done' && isHere()) await ended(done.id);
    return done;
  };
  return { ask, told, stage };
}
