import { type Acting, type KeptDraft, useAct } from '@tradefloor/area/act';
import { rowsOf } from '@tradefloor/area/list';
import type { Quote } from '@tradefloor/contract';
import { useOutdatedQuotes } from '@tradefloor/market/react';
import { usePlatform, useTradingSettings } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openEntrusts, openPositions } from '../positions/position-lists';
import type { Draft, DraftChange } from './draft';
import type { Place } from './form-context';
import { type OrderWish, placing } from './placing';
import { useOrderQuestion } from './use-order-question';

interface Placing extends Pick<Acting, 'stage'> {
  readonly place: Place;
}

/** Places what the form says: asks first if the trader wants that, sends once, and ends at the truth. */
export function usePlaceOrder(pair: Quote, change: (change: DraftChange) => void, kept: KeptDraft<Draft>): Placing {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [{ confirmPlacing }] = useTradingSettings();
  const { act, stage } = useAct();
  const question = useOrderQuestion(pair);
  const isOutdated = useOutdatedQuotes();
  const isOutdatedNow = useRef(isOutdated);
  useEffect(() => {
    isOutdatedNow.current = isOutdated;
  });

  const place: Place = async (draft, summary) => {
    const { currencyId, legalId } = pair;
    const { direction, mode } = draft;
    const { hands, multiplier } = summary;
    const limit = mode === 'limit' ? { price: summary.asked } : {};
    const wish: OrderWish = { currencyId, legalId, direction, mode, multiplier, hands, ...limit };
    const known = new Set<string>(
      [rowsOf(platform, openPositions), rowsOf(platform, openEntrusts)].flatMap(
        store => store?.read().rows.map(({ id }) => id) ?? [],
      ),
    );
    await act({
      ...placing(platform, wish, known),
      ask: confirmPlacing ? question(draft, summary) : null,
      halted: () => (mode === 'market' && isOutdatedNow.current ? t('form.fault.outdated') : null),
      done: message => message ?? t('form.placed'),
      about: id => `leverage ${id}`,
      lost: t('form.lost'),
      draft: {
        keep: () => kept.keep(draft),
        forget: kept.forget,
        sent: () => change({ kind: 'sent', pair: pair.key }),
      },
      after(ended) {
        if (ended.kind === 'done') change({ kind: 'placed', pair: pair.key, hands: draft.hands });
        traded(platform);
      },
    });
  };
  return { place, stage };
}
