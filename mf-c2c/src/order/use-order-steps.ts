import { type Act, seen, sendingOf } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import {
  type C2cOrder,
  type C2cStatus,
  type Call,
  cancelC2cOrder,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  type Done,
  markC2cPaid,
  readC2cOrder,
} from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { aboutOrder, balancesTopic, type Question, userTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import type { Proofs } from '../own-hand/proofs';
import { yuanText } from '../yuan/yuan';
import { otherOf } from './payee-rows';

/** One at a time for each order, in whichever view. */
export const orderSubject = ({ id }: Pick<C2cOrder, 'id'>) => ({ kind: 'c2c-order', id });

/** What the two of an order can do, each with what is asked first, always; each ends at the truth. */
export function useOrderSteps(order: C2cOrder) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { id, status, side, currencyName, isAdvertOwner } = order;
  const amount = `${formatNumber(order.amount, language)} ${currencyName}`;
  const money = yuanText(order.money, language);
  const facts = [
    [t('order.amount'), amount],
    [t('order.money'), money],
    [t(`order.other.${side}`), otherOf(order).name || '—'],
  ] as const;

  const step = <Payload>(call: Call<Payload, Done>, payload: Payload, wanted: C2cStatus, ask: Question) =>
    ({
      ...sendingOf(
        platform,
        call,
        () => payload,
        async (_, signal) => {
          const now = await platform.http(readC2cOrder, { id }, { signal });
          return seen<C2cStatus>({ before: status, wanted, now: now.status });
        },
      ),
      ask,
      subject: orderSubject(order),
      outlives: true,
      // The other one was quicker: what the order shows then is news, and no error.
      refusal: 'info',
      done: message => message ?? t('order.updated'),
      about: aboutOrder(id),
      async after({ kind }) {
        ownChangedOf(platform).tell();
        // What its owner has set meanwhile, elsewhere, is asked for the next time.
        if (kind === 'refused') void platform.refresh(userTopic);
        await platform.refresh(balancesTopic);
      },
    }) satisfies Act<Done>;

  return {
    pay: () =>
      step(markC2cPaid, { id }, 'paid', {
        title: t('ask.paid'),
        text: t('ask.paidText'),
        facts,
        yes: t('order.iHavePaid'),
      }),
    cancel: () =>
      step(cancelC2cOrder, { id }, 'cancelled', {
        title: t('ask.cancel'),
        text: t('ask.cancelText'),
        facts,
        yes: t('order.cancel'),
        no: t('order.keep'),
        tone: 'danger',
      }),
    /** c2c.seller-confirms: the advert's owner by one call, who took the advert by the other. */
    release: (proofs: Proofs = {}) =>
      step(isAdvertOwner ? confirmAdvertReceipt : confirmC2cReceipt, { id, ...proofs }, 'finished', {
        title: t(isAdvertOwner ? 'ask.ownerReceipt' : 'ask.receipt'),
        text: t('ask.receiptText', { amount, money }),
        facts,
        yes: t('order.confirmReceipt'),
        tone: 'danger',
      }),
  };
}
