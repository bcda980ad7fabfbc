import { type Acting, type KeptDraft, useAct } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import { bookOf } from '@tradefloor/market';
import { usePlatform, useTradingSettings } from '@tradefloor/platform/react';
import { traded, useOpenOrders } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { aboutOrder, filledOrdersOf } from '../fill-news/order-news';
import { fillKey } from '../orders/fill-key';
import { useOwnFills } from '../orders/use-own-fills';
import type { Draft, DraftChange } from './draft';
import type { Place } from './form-context';
import type { Summary } from './form-summary';
import type { OrderWish } from './order-wish';
import { isOwnInTheWay } from './own-in-the-way';
import { placing } from './placing';
import { useOrderQuestion } from './use-order-question';

interface Placing extends Pick<Acting, 'stage'> {
  readonly place: Place;
}

/** Places what the form says: asks first if the trader wants that, sends once, and ends at the truth. */
export function usePlaceOrder(pair: Quote, change: (change: DraftChange) => void, kept: KeptDraft<Draft>): Placing {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [{ confirmPlacing }] = useTradingSettings();
  const open = useOpenOrders(pair.key);
  const own = useOwnFills(pair.key);
  const { act, stage } = useAct();
  const question = useOrderQuestion(pair);

  const place: Place = async (draft, summary) => {
    const wish = wishOf(pair, draft, summary);
    if (wish === null) return;
    const known = new Set<string>([...open.orders.map(({ id }) => id), ...own.fills.map(fillKey)]);
    const meetsOwn = isOwnInTheWay(wish, open.orders, summary.worst);
    await act({
      ...placing(platform, wish, known),
      ask: question(wish, summary, confirmPlacing),
      halted: () => (wish.mode === 'market' && isStale() ? t('form.fault.staleBook') : null),
      done(message, { id }) {
        const isFilled = id !== null && filledOrdersOf(platform).has(id);
        if (isFilled && !meetsOwn) return null;
        return message ?? (isFilled ? null : t('form.placed'));
      },
      // What it says of orders that it cancelled is news beside its fills, and not replaced by them.
      ...(meetsOwn ? {} : { about: aboutOrder }),
      lost: t('form.lost'),
      draft: {
        keep: () => kept.keep(draft),
        forget: kept.forget,
        sent: () => change({ kind: 'sent', pair: pair.key }),
      },
      after(ended) {
        if (ended.kind === 'done') change({ kind: 'placed', pair: pair.key, amount: draft.amount });
        traded(platform);
      },
    });
  };
  return { place, stage };

  /** Looked at again after the question: it may have stood there for a while. */
  function isStale(): boolean {
    const { freshness } = bookOf(platform, pair.key).live.status();
    return freshness === 'stale' || freshness === 'waiting';
  }
}

function wishOf(pair: Quote, { side, mode }: Draft, { price, amount }: Summary): OrderWish | null {
  if (amount === null || price === null) return null;
  const { currencyId, legalId } = pair;
  return { side, currencyId, legalId, mode, amount, ...(mode === 'market' ? {} : { price }) };
}
