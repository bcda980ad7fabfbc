import type { Acting } from '@tradefloor/area/act';
import type { MicroDirection } from '@tradefloor/contract';
import { createContext, type Dispatch, use } from 'react';
import type { Draft, DraftChange } from './draft';

export interface FormState {
  readonly draft: Draft;
  readonly change: Dispatch<DraftChange>;
  readonly submission: Acting['stage'];
  readonly act: Acting['act'];
}

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error('useFormState needs an OrderFormProvider above it');
  return state;
}

/** For keys: what they do in the form, wherever it is drawn. */
export interface FormHandle {
  press(direction: MicroDirection): void;
  step(what: 'amount' | 'duration', step: -1 | 1): void;
  nextCurrency(): void;
}

/** Null while no form is drawn: on a phone it is a sheet. */
export type OnHandle = (handle: FormHandle | null) => void;
