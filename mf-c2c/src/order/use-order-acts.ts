import { type Act, seen, sendingOf, useAct } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import {
  type C2cOrder,
  type C2cStatus,
  cancelC2cOrder,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  type Done,
  markC2cPaid,
  readC2cOrder,
} from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { aboutOrder, balancesTopic, type Question } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';
import { otherOf } from './payee-rows';

export const ORDER_ACT = 'c2c-order';

type OrderCall = typeof markC2cPaid;

/** What the two of an order can do: each asks first, always, and ends at the truth. */
export function useOrderActs(order: C2cOrder) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  const { id, status, side, currencyName, isAdvertOwner } = order;
  const amount = `${formatNumber(order.amount, language)} ${currencyName}`;
  const money = yuanText(order.money, language);
  const facts = [
    [t('order.amount'), amount],
    [t('order.money'), money],
    [t(`order.other.${side}`), otherOf(order).name || '—'],
  ] as const;

  const step = (call: OrderCall, wanted: C2cStatus, ask: Question, more: Pick<Act<Done>, 'lost'> = {}) =>
    act({
      ...sendingOf(
        platform,
        call,
        () => ({ id }),
        async (_, signal) => {
          const now = await platform.http(readC2cOrder, { id }, { signal });
          return seen<C2cStatus>({ before: status, wanted, now: now.status });
        },
      ),
      ...more,
      ask,
      subject: { kind: ORDER_ACT, id },
      outlives: true,
      // The other one was quicker: what the order shows then is news, and no error.
      refusal: 'info',
      done: message => message ?? t('order.updated'),
      about: () => aboutOrder(id),
      async after() {
        ownChangedOf(platform).tell();
        await platform.refresh(balancesTopic);
      },
    });

  return {
    pay: () =>
      step(markC2cPaid, 'paid', { title: t('ask.paid'), text: t('ask.paidText'), facts, yes: t('order.iHavePaid') }),
    cancel: () =>
      step(cancelC2cOrder, 'cancelled', {
        title: t('ask.cancel'),
        text: t('ask.cancelText'),
        facts,
        yes: t('order.cancel'),
        no: t('order.keep'),
        tone: 'danger',
      }),
    /** c2c.seller-confirms: the advert's owner by one call, who took the advert by the other. */
    release: () =>
      step(isAdvertOwner ? confirmAdvertReceipt : confirmC2cReceipt, 'finished', {
        title: t(isAdvertOwner ? 'ask.ownerReceipt' : 'ask.receipt'),
        text: t('ask.receiptText', { amount, money }),
        facts,
        yes: t('order.confirmReceipt'),
        tone: 'danger',
      }),
  };
}
