import { type Act, actOnAll, type Stage, underWayOf, useAct } from '@tradefloor/area/act';
import type { Done, Entrust } from '@tradefloor/contract';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { formatNumber } from '@tradefloor/money';
import { pairsText, sideOf, traded } from '@tradefloor/trading';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutOrder } from '../fill-news/order-news';
import { cancelling } from './cancelling';

export interface Cancel {
  /** Whose cancel is on its way. */
  readonly cancelling: ReadonlyMap<string, Stage>;
  /** Asks first, always. */
  readonly one: (order: Entrust) => Promise<void>;
  readonly all: (orders: readonly Entrust[]) => Promise<void>;
}

const KIND = 'cancel';

/** spot.cancel-asks. Cancelling goes on until the server says that it is done; that an order is filled already is news, and no error. */
export function useCancel(): Cancel {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  const store = underWayOf(platform, KIND);
  const underWay = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => {
    const send = async (order: Entrust, more: Pick<Act<Done>, 'ask' | 'done' | 'about'> = {}): Promise<boolean> => {
      const ended = await act({
        ...cancelling(platform, order),
        ...more,
        subject: { kind: KIND, id: order.id },
        // Its answer is news wherever the trader is by then.
        outlives: true,
        refusal: 'info',
        lost: t('orders.cancelLost'),
        after: () => traded(platform),
      });
      return ended.kind === 'done';
    };
    return {
      cancelling: underWay,
      async one(order) {
        await send(order, {
          ask: {
            title: t('orders.cancelTitle'),
            facts: [
              [t('orders.pair'), `${order.base}/${order.quote}`],
              [t('orders.side'), t(`orders.sideNames.${sideOf(order)}`)],
              [t('orders.price'), `${formatNumber(order.price, language)} ${order.quote}`],
              [t('orders.remaining'), `${formatNumber(order.amount, language)} ${order.base}`],
            ],
            yes: t('orders.cancelYes'),
            no: t('orders.cancelNo'),
            tone: 'danger',
          },
          done: () => t('orders.cancelled'),
          about: aboutOrder(order.id),
        });
      },
      all: orders =>
        actOnAll(platform, {
          all: orders,
          ask: {
            title: t('orders.cancelAllTitle', { count: orders.length }),
            text: t('orders.cancelAllText'),
            facts: [[t('orders.pair'), pairsText(orders.map(({ base, quote }) => `${base}/${quote}`))]],
            yes: t('orders.cancelAllYes'),
            no: t('orders.cancelNo'),
            tone: 'danger',
          },
          send: order => send(order),
          done: count => t('orders.allCancelled', { count }),
        }),
    };
  }, [underWay, platform, language, act, t]);
}
