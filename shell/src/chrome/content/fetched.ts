import { failedAfter, type Loadable, LOADING, ready } from '@tradefloor/platform';
import { createStore, type Store } from '../store';

export interface Fetched<Value> {
  readonly state: Store<Loadable<Value>>;
  /** Fetches unless it is here or on its way; a failure is tried again. */
  readonly want: () => void;
  /** Told in another language now: what is wanted is fetched again, and the old stays on screen until then. */
  readonly renew: () => void;
}

export function fetched<Value>(fetch: () => Promise<Value>): Fetched<Value> {
  const state = createStore<Loadable<Value>>(LOADING);
  let asked = 0;
  let wanted = false;

  const run = async () => {
    asked += 1;
    const turn = asked;
    wanted = true;
    try {
      const value = await fetch();
      if (turn === asked) state.set(ready(value));
    } catch (problem) {
      // The platform has reported it; here it only shows in its place.
      if (turn === asked) {
        wanted = false;
        state.set(failedAfter(state.get(), problem));
      }
    }
  };

  return {
    state,
    want() {
      if (wanted) return;
      if (state.get().kind === 'failed') state.set(LOADING);
      void run();
    },
    renew() {
      if (wanted) void run();
    },
  };
}
