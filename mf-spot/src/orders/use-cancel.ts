import type { Entrust, OrderId } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { formatNumber } from '@tradefloor/money';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { paused } from '../lost-answer/until-known';
import { type Cancelled, cancelOnce } from './cancel-once';
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
      if (ended.kind === 'gone') platform.notify({ kind: 'info', text: ended.message });
      else if (ended.kind === 'lost') platform.notify({ kind: 'warning', text: t('orders.cancelLost') });
      else if (ended.kind === 'failed') trouble(ended.problem);
      return ended.kind === 'cancelled';
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
          facts: [[t('orders.pair'), pairsOf(orders)]],
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

const MOST_PAIRS = 5;

/** By the key it is one pair's, by the button all that are listed: the question says which. */
function pairsOf(orders: readonly Entrust[]): string {
  const pairs = [...new Set(orders.map(({ base, quote }) => `${base}/${quote}`))];
  return [...pairs.slice(0, MOST_PAIRS), ...(pairs.length > MOST_PAIRS ? ['…'] : [])].join(', ');
}

/** Not ended with the panel that asked: its answer is news wherever the trader is by then. */
const ALWAYS = new AbortController().signal;

async function cancelled(platform: Platform, store: Cancelling, order: Entrust): Promise<Cancelled> {
  store.add(order.id);
  try {
    return await cancelOnce(platform, order, { pause: milliseconds => paused(milliseconds, ALWAYS), signal: ALWAYS });
  } finally {
    store.delete(order.id);
  }
}
