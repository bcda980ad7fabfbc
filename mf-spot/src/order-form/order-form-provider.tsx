import { useHold } from '@tradefloor/area';
import { later, NothingYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import { useLatePlacing } from '@tradefloor/trading';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from './draft';
import { type FormActions, FormActionsContext, FormStateContext } from './form-context';
import { scalesOf } from './form-scales';
import type { Summary } from './form-summary';
import { useDraft } from './use-draft';

const Placing = later(() => import('./placing-orders').then(({ PlacingOrders }) => PlacingOrders), NothingYet);

interface OrderFormProviderProps {
  readonly pair: Quote;
  readonly children: ReactNode;
}

/** What is typed outlives the form's panel: on a phone the form is a sheet that opens and closes. */
export function OrderFormProvider({ pair, children }: OrderFormProviderProps) {
  const { t } = useTranslation();
  const { draft, change, kept } = useDraft(pair);
  // Nobody is asked whether to leave it: it is there again. A swap waits for the hand that types.
  useHold(draft.isDirty ? 'typed' : null);

  const { place, stage: submission, coming } = useLatePlacing<Draft, Summary>(pair.key, t('form.lost'));
  const { priceScale, amountScale } = pair;
  const actions = useMemo<FormActions>(() => {
    const scales = scalesOf({ priceScale, amountScale });
    return {
      change,
      take: (price, sum) => change({ kind: 'taken', price, sum, scales }),
      place,
    };
  }, [change, place, priceScale, amountScale]);
  const state = useMemo(() => ({ draft, submission }), [draft, submission]);
  return (
    <FormActionsContext value={actions}>
      <FormStateContext value={state}>
        {children}
        <Placing pair={pair} change={change} kept={kept} {...coming} />
      </FormStateContext>
    </FormActionsContext>
  );
}
