import { cancelOrder, type Entrust, type OrderId } from '@tradefloor/contract';
import { isCallFailure, type Platform } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { formatNumber } from '@tradefloor/money';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cancelling, cancellingOf } from './cancelling';
import { ownChangedOf } from './own-changed';
import { sideOf } from './of-pair';
import { useCallTrouble } from './use-call-trouble';

export interface Cancel {
  /** Whose cancel is on its way. */
  readonly cancelling: ReadonlySet<OrderId>;
  /** Asks first, always. */
  readonly one: (order: Entrust) => Promise<void>;
  readonly all: (orders: readonly Entrust[]) => Promise<void>;
}

/** Cancelling goes on until the server says that it is done; that an order is filled already is news, and no error. */
export function useCancel(): Cancel {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const trouble = useCallTrouble();
  const store = cancellingOf(platform);
  const cancelling = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => {
    const send = async (order: Entrust): Promise<boolean> => {
      if (store.read().has(order.id)) return false;
      const ended = await cancelled(platform, store, order).finally(() => ownChangedOf(platform).tell());
      if (ended.kind === 'cancelled') return true;
      if (ended.kind === 'gone') platform.notify({ kind: 'info', text: ended.message });
      else trouble(ended.problem);
      return false;
    };
    return {
      cancelling,
      async one(order) {
        const yes = await platform.confirm({
          title: t('orders.cancelTitle'),
          facts: [
            [t('orders.pair'), `${order.base}/${order.quote}`],
            [t('orders.side'), t(`orders.sides.${sideOf(order)}`)],
            [t('orders.price'), `${formatNumber(order.price, language)} ${order.quote}`],
            [t('orders.remaining'), `${formatNumber(order.amount, language)} ${order.base}`],
          ],
          yes: t('orders.cancelYes'),
          no: t('orders.cancelNo'),
          tone: 'danger',
        });
        if (yes && (await send(order))) platform.notify({ kind: 'success', text: t('orders.cancelled') });
      },
      async all(orders) {
        if (orders.length === 0) return;
        const yes = await platform.confirm({
          title: t('orders.cancelAllTitle', { count: orders.length }),
          text: t('orders.cancelAllText'),
          yes: t('orders.cancelAllYes'),
          no: t('orders.cancelNo'),
          tone: 'danger',
        });
        if (!yes) return;
        const done = await Promise.all(orders.map(send));
        const count = done.filter(Boolean).length;
        if (count > 0) platform.notify({ kind: 'success', text: t('orders.allCancelled', { count }) });
      },
    };
  }, [cancelling, store, platform, language, trouble, t]);
}

type Ended =
  | { readonly kind: 'cancelled' }
  /** Filled or cancelled already; in the server's words. */
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'failed'; readonly problem: unknown };

async function cancelled(platform: Platform, store: Cancelling, order: Entrust): Promise<Ended> {
  const side = sideOf(order);
  store.add(order.id);
  try {
    await platform.http(cancelOrder, { id: order.id, side });
    return { kind: 'cancelled' };
  } catch (problem) {
    if (isCallFailure(problem) && problem.kind === 'refused') return { kind: 'gone', message: problem.message };
    return { kind: 'failed', problem };
  } finally {
    store.delete(order.id);
  }
}
