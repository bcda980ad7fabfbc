import { useHold } from '@tradefloor/area';
import type { Quote } from '@tradefloor/contract';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FormActions, FormActionsContext, FormStateContext, type Place } from './form-context';
import { scalesOf } from './form-scales';
import { useDraft } from './use-draft';
import { usePlaceOrder } from './use-place-order';

interface OrderFormProviderProps {
  readonly pair: Quote;
  readonly children: ReactNode;
}

/** What is typed outlives the form's panel: on a phone the form is a sheet that opens and closes. */
export function OrderFormProvider({ pair, children }: OrderFormProviderProps) {
  const { draft, change, kept } = useDraft(pair);
  // Nobody is asked whether to leave it: it is there again. A swap waits for the hand that types.
  useHold(draft.isDirty ? 'typed' : null);

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
  }, [change, priceScale, amountScale]);
  const state = useMemo(() => ({ draft, submission }), [draft, submission]);
  return (
    <FormActionsContext value={actions}>
      <FormStateContext value={state}>{children}</FormStateContext>
    </FormActionsContext>
  );
}
