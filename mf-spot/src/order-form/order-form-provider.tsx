import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { changedDraft, openedDraft, readDraft } from './draft';
import { type FormActions, FormActionsContext, FormStateContext, type Place } from './form-context';
import { scalesOf } from './form-scales';
import { usePlaceOrder } from './use-place-order';

interface OrderFormProviderProps {
  readonly pair: Quote;
  readonly children: ReactNode;
}

/** What is typed outlives the form's panel: on a phone the form is a sheet that opens and closes. */
export function OrderFormProvider({ pair, children }: OrderFormProviderProps) {
  const { bus } = usePlatform();
  const last = (): Price => bus.last(quotesTopic, pair.key)?.price ?? pair.price;
  const kept = useKeptDraft(`spot-order ${pair.key}`, readDraft);
  const [draft, change] = useReducer(
    changedDraft,
    null,
    () => kept.kept ?? openedDraft(pair.key, last(), scalesOf(pair)),
  );
  // While drawing, so that not one frame shows the price of one pair beside the name of another.
  if (draft.pair !== pair.key) change({ kind: 'opened', pair: pair.key, price: last(), scales: scalesOf(pair) });
  useHold(draft.isDirty ? 'ask' : null);

  const place = useRef<Place>(null);
  const { place: placing, stage: submission } = usePlaceOrder(pair, change, kept);
  useEffect(() => {
    place.current = placing;
  });

  const { priceScale, amountScale } = pair;
  const actions = useMemo<FormActions>(() => {
    const scales = scalesOf({ priceScale, amountScale });
    return {
      change,
      take: (price, sum) => change({ kind: 'taken', price, sum, scales }),
      place: async (draft, summary) => place.current?.(draft, summary),
    };
  }, [priceScale, amountScale]);
  const state = useMemo(() => ({ draft, submission }), [draft, submission]);
  return (
    <FormActionsContext value={actions}>
      <FormStateContext value={state}>{children}</FormStateContext>
    </FormActionsContext>
  );
}
