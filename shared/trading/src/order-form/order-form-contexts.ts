import { createContext, use } from 'react';

/**
 * What an order form shares with its screen: what is typed outlives the form's panel, which on a phone is a sheet.
 * Actions apart from the state: who only acts is not drawn again with each key.
 */
export function orderFormContexts<State, Actions>() {
  const StateContext = createContext<State | null>(null);
  const ActionsContext = createContext<Actions | null>(null);
  return {
    StateContext,
    ActionsContext,
    useFormState: (): State => {
      const state = use(StateContext);
      if (state === null) throw new Error('useFormState needs the provider of its order form above it');
      return state;
    },
    useFormActions: (): Actions => {
      const actions = use(ActionsContext);
      if (actions === null) throw new Error('useFormActions needs the provider of its order form above it');
      return actions;
    },
  };
}
