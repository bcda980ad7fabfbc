import { useHold } from '@tradefloor/area';
import { later, NothingYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import { type PairForm, priceDigits, useLatePlacing, usePairDraft } from '@tradefloor/trading';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedDraft, type Draft, type DraftChange, openedDraft, readDraft } from './draft';
import { type FormActions, FormActionsContext, FormStateContext } from './form-context';
import type { Summary } from './form-rules';

const Placing = later(() => import('./placing-orders').then(({ PlacingOrders }) => PlacingOrders), NothingYet);

const FORM: PairForm<Draft, DraftChange> = {
  name: 'leverage-order',
  opened: (pair, price, before) => openedDraft(pair.key, price, priceDigits(pair), before ?? undefined),
  changed: changedDraft,
  read: readDraft,
};

interface OrderFormProviderProps {
  readonly pair: Quote;
  readonly children: ReactNode;
}

/** What is typed outlives the form's panel: on a phone the form is a sheet that opens and closes. */
export function OrderFormProvider({ pair, children }: OrderFormProviderProps) {
  const { t } = useTranslation();
  const { draft, change, kept } = usePairDraft(pair, FORM);
  // Nobody is asked whether to leave it: it is there again. A swap waits for the hand that types.
  useHold(draft.isDirty ? 'typed' : null);

  const { place, stage: submission, coming } = useLatePlacing<Draft, Summary>(pair.key, t('form.lost'));
  const digits = priceDigits(pair);
  const actions = useMemo<FormActions>(
    () => ({
      change,
      take: price => change({ kind: 'taken', price, digits }),
      place,
    }),
    [change, place, digits],
  );
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
