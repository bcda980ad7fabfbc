import { type Acting, type KeptDraft, useAct } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import { bookOf } from '@tradefloor/market';
import { cut, formatNumber } from '@tradefloor/money';
import { useLanguage, usePlatform, useTradingSettings } from '@tradefloor/platform/react';
import { quotesTopic } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { fillKey } from '../orders/fill-key';
import { ownChangedOf } from '../orders/own-changed';
import { useOpenOrders, useOwnFills } from '../orders/use-open-orders';
import type { Draft, DraftChange } from './draft';
import type { Place } from './form-context';
import { farPercent } from './far-price';
import { TOTAL_DIGITS } from './form-scales';
import type { Summary } from './form-summary';
import type { OrderWish } from './order-wish';
import { placing } from './placing';

interface Placing extends Pick<Acting, 'stage'> {
  readonly place: Place;
}

/** Places what the form says: asks first if the trader wants that, sends once, and ends at the truth. */
export function usePlaceOrder(pair: Quote, change: (change: DraftChange) => void, kept: KeptDraft<Draft>): Placing {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const [{ confirmPlacing }] = useTradingSettings();
  const open = useOpenOrders(pair.key);
  const own = useOwnFills(pair.key);
  const { act, stage } = useAct();

  const place: Place = async (draft, summary) => {
    const wish = wishOf(pair, draft, summary);
    if (wish === null) return;
    const known = new Set<string>([...open.orders.map(({ id }) => id), ...own.fills.map(fillKey)]);
    await act({
      ...placing(platform, wish, known),
      ask: confirmPlacing ? question(wish, summary) : null,
      halted: () => (wish.mode === 'market' && isStale() ? t('form.fault.staleBook') : null),
      done: message => message ?? t('form.placed'),
      lost: t('form.lost'),
      draft: {
        keep() {
          kept.keep(draft);
          change({ kind: 'kept' });
        },
        forget: kept.forget,
      },
      after(ended) {
        if (ended.kind === 'done') change({ kind: 'placed' });
        ownChangedOf(platform).tell();
      },
    });
  };
  return { place, stage };

  /** Looked at again after the question: it may have stood there for a while. */
  function isStale(): boolean {
    const { freshness } = bookOf(platform, pair.key).live.status();
    return freshness === 'stale' || freshness === 'waiting';
  }

  function question({ side, mode, price, amount }: OrderWish, { total }: Summary) {
    const figure = price === undefined ? t('form.atMarket') : `${formatNumber(price, language)} ${pair.quote}`;
    const market = platform.bus.last(quotesTopic, pair.key)?.price ?? pair.price;
    const far = price === undefined ? null : farPercent(side, price, market);
    return {
      title: t('form.confirm'),
      ...(far === null ? {} : { text: t(`form.far.${side}`, { percent: formatNumber(far, language) }) }),
      facts: [
        [t('orders.pair'), `${pair.base}/${pair.quote}`],
        [t('orders.side'), t(`orders.sides.${side}`)],
        [t('orders.type'), t(`form.mode.${mode}`)],
        [t('orders.price'), figure],
        [t('orders.amount'), `${formatNumber(amount, language)} ${pair.base}`],
        ...(total === null
          ? []
          : [
              [
                t(mode === 'market' ? 'form.totalAbout' : 'orders.total'),
                `${formatNumber(cut(total, TOTAL_DIGITS), language)} ${pair.quote}`,
              ] as const,
            ]),
      ] as const,
      yes: t(`form.place.${side}`, { currency: pair.base }),
      no: t('form.back'),
    };
  }
}

function wishOf(pair: Quote, { side, mode }: Draft, { price, amount }: Summary): OrderWish | null {
  if (amount === null || price === null) return null;
  const { currencyId, legalId } = pair;
  return { side, currencyId, legalId, mode, amount, ...(mode === 'market' ? {} : { price }) };
}
