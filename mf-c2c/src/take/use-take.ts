import { useHold } from '@tradefloor/area';
import { sendingOf, useFormAct, useIsHere } from '@tradefloor/area/act';
import { ownChangedOf, useRows } from '@tradefloor/area/list';
import { type Advert, type C2cOrder, listC2cOrders, takeAdvert } from '@tradefloor/contract';
import { type Amount, formatNumber } from '@tradefloor/money';
import { aboutOrder, balancesTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { otherSide } from '../market/adverts';
import { openOrders } from '../orders/own-orders';
import { yuanText } from '../yuan/yuan';
import { isOrderOf } from './is-order-of';

interface Draft {
  readonly keep: () => void;
  readonly forget: () => void;
}

type Take = (advert: Advert, taken: Amount, money: Amount, draft?: Draft) => Promise<void>;

export interface Taking extends Pick<ReturnType<typeof useFormAct>, 'told' | 'stage'> {
  readonly take: Take;
}

/** One at a time for each advert, in whichever form. */
export const takeSubject = ({ id }: Pick<Advert, 'id'>) => ({ kind: 'take advert', id });

/** Takes an advert, or a part of it, and goes on to the order. */
export function useTake(): Taking {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const open = useRows<C2cOrder>(openOrders);
  const { act, told, stage } = useFormAct();
  const isHere = useIsHere();
  useHold(stage === 'sending' || stage === 'checking' ? 'no' : null);

  const take: Take = async (advert, taken, money, draft) => {
    const does = otherSide(advert.side);
    const known = new Set<string>(open.rows.map(({ id }) => id));
    const ended = await act({
      ...sendingOf(
        platform,
        takeAdvert,
        () => ({ id: advert.id, amount: taken }),
        async (_, signal) => {
          const { rows } = await platform.http(listC2cOrders, { page: 1, status: 'unpaid' }, { signal });
          const made = rows.find(order => !known.has(order.id) && isOrderOf(order, advert, taken));
          return made ? { kind: 'done', message: null, id: made.id } : { kind: 'lost' };
        },
      ),
      ask: {
        title: t('ask.place'),
        facts: [
          [t(`order.other.${does}`), advert.ownerName || '—'],
          [t('order.price'), yuanText(advert.price, language)],
          [t('order.amount'), `${formatNumber(taken, language)} ${advert.currencyName}`],
          [t(`take.money.${does}`), yuanText(money, language)],
          [t('order.way'), t(`way.${advert.way}`)],
        ],
        yes: t(`orders.what.${does}`, { currency: advert.currencyName }),
        tone: does,
      },
      subject: takeSubject(advert),
      outlives: true,
      done: message => message ?? t('take.done'),
      about: aboutOrder,
      ...(draft === undefined ? {} : { draft }),
      after() {
        ownChangedOf(platform).tell();
        void platform.refresh(balancesTopic);
      },
    });
    // Who has gone on by then is told, and not taken away from where they are.
    if (ended.kind !== 'done' || !isHere()) return;
    await platform.navigate(ways.fiatOrders(ended.id === null ? {} : { id: ended.id }), { force: true });
  };
  return { take, told, stage };
}
