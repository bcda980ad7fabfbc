import type { Acting } from '@tradefloor/area/act';
import type { Price } from '@tradefloor/money';
import { orderFormContexts } from '@tradefloor/trading';
import type { Draft, DraftChange } from './draft';
import type { Summary } from './form-rules';

interface FormState {
  readonly draft: Draft;
  readonly submission: Acting['stage'];
}

export interface FormActions {
  readonly change: (change: DraftChange) => void;
  /** A row of the book was pressed. */
  readonly take: (price: Price) => void;
  readonly place: Place;
}

export type Place = (draft: Draft, summary: Summary) => Promise<void>;

export const {
  StateContext: FormStateContext,
  ActionsContext: FormActionsContext,
  useFormState,
  useFormActions,
} = orderFormContexts<FormState, FormActions>();
