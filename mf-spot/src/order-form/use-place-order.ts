import type { Quote } from '@tradefloor/contract';
import { bookOf } from '@tradefloor/market';
import { cut, formatNumber } from '@tradefloor/money';
import { useLanguage, usePlatform, useTradingSettings } from '@tradefloor/platform/react';
import { quotesTopic } from '@tradefloor/platform';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paused } from '../lost-answer/until-known';
import { fillKey } from '../orders/fill-list';
import { ownChangedOf } from '../orders/own-changed';
import { useCallTrouble } from '../orders/use-call-trouble';
import { useOpenOrders, useOwnFills } from '../orders/use-open-orders';
import type { Draft, DraftChange } from './draft';
import type { Place, Submission } from './form-context';
import { farPercent } from './far-price';
import { TOTAL_DIGITS } from './form-scales';
import type { Summary } from './form-summary';
import { type OrderWish, type Placed, placeOnce } from './place-once';

interface Placing {
  readonly change: (change: DraftChange) => void;
  readonly submitted: (submission: Submission) => void;
}

/** Places what the form says: asks first if the trader wants that, sends once, and ends at the truth. */
export function usePlaceOrder(pair: Quote, { change, submitted }: Placing): Place {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const trouble = useCallTrouble();
  const [{ confirmPlacing }] = useTradingSettings();
  const open = useOpenOrders(pair.key);
  const own = useOwnFills(pair.key);
  const leaving = useLeaving();
  // Not the state alone: two presses may come before React has drawn the first.
  const isLocked = useRef(false);

  const tell = (placed: Placed): void => {
    if (placed.kind === 'placed') {
      change({ kind: 'placed' });
      platform.notify({ kind: 'success', text: placed.message ?? t('form.placed') });
    } else if (placed.kind === 'refused') {
      platform.notify({ kind: 'error', text: placed.message || t('call.failed') });
    } else if (placed.kind === 'lost') {
      platform.notify({ kind: 'warning', text: t('form.lost') });
    } else if (placed.kind === 'failed') trouble(placed.problem);
  };

  return async (draft, summary) => {
    const wish = wishOf(pair, draft, summary);
    if (wish === null || isLocked.current) return;
    isLocked.current = true;
    try {
      if (confirmPlacing && !(await platform.confirm(question(wish, summary)))) return;
      if (wish.mode === 'market' && isStale()) {
        platform.notify({ kind: 'warning', text: t('form.fault.staleBook') });
        return;
      }
      submitted('sending');
      const known = new Set<string>([...open.orders.map(({ id }) => id), ...own.fills.map(fillKey)]);
      tell(
        await placeOnce(platform, wish, {
          checking: () => submitted('checking'),
          pause: milliseconds => paused(milliseconds, leaving.signal),
          signal: leaving.signal,
          known,
        }),
      );
    } finally {
      isLocked.current = false;
      submitted('idle');
      ownChangedOf(platform).tell();
    }
  };

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

/** Ends what waits when the screen is left. */
function useLeaving(): AbortController {
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  return leaving;
}
