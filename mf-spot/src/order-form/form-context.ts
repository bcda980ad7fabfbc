import type { Acting } from '@tradefloor/area/act';
import type { Amount, Price } from '@tradefloor/money';
import { createContext, use } from 'react';
import type { Draft, DraftChange } from './draft';
import type { Summary } from './form-summary';

export interface FormState {
  readonly draft: Draft;
  readonly submission: Acting['stage'];
}

export interface FormActions {
  readonly change: (change: DraftChange) => void;
  /** A row of the book was pressed. */
  readonly take: (price: Price, sum: Amount | null) => void;
  readonly place: Place;
}

export type Place = (draft: Draft, summary: Summary) => Promise<void>;

export const FormStateContext = createContext<FormState | null>(null);
/** Apart from the state: who only acts is not drawn again with each key. */
export const FormActionsContext = createContext<FormActions | null>(null);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error('useFormState needs an OrderFormProvider above it');
  return state;
}

export function useFormActions(): FormActions {
  const actions = use(FormActionsContext);
  if (!actions) throw new Error('useFormActions needs an OrderFormProvider above it');
  return actions;
}
