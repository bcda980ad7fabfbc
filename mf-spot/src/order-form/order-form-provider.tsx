import { useHold } from '@tradefloor/area';
import type { Acting } from '@tradefloor/area/act';
import { later, NothingYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type FormActions, FormActionsContext, FormStateContext, type Place } from './form-context';
import { scalesOf } from './form-scales';
import { useDraft } from './use-draft';

const Placing = later(() => import('./placing-orders').then(({ PlacingOrders }) => PlacingOrders), NothingYet);

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
  const onPlace = useCallback((given: Place) => void (place.current = given), []);
  const [submission, setSubmission] = useState<Acting['stage']>('idle');

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
      <FormStateContext value={state}>
        {children}
        <Placing pair={pair} change={change} kept={kept} onPlace={onPlace} onStage={setSubmission} />
      </FormStateContext>
    </FormActionsContext>
  );
}
