import { failedAfter, type Loadable, LOADING, ready } from '@tradefloor/platform';
import { createStore, type Store } from '../store';

export interface Fetched<Value> {
  readonly state: Store<Loadable<Value>>;
  /** Fetches unless it is here or on its way; a failure is tried again. */
  readonly want: () => void;
  /** What was asked for and did not come is asked for again, and nothing else is. */
  readonly retry: () => void;
  /** Told in another language now: what is wanted is fetched again, and the old stays on screen until then. */
  readonly renew: () => void;
}

export function fetched<Value>(fetch: () => Promise<Value>): Fetched<Value> {
  const state = createStore<Loadable<Value>>(LOADING);
  let asked = 0;
  let wanted = false;
  let failed = false;

  const run = async () => {
    asked += 1;
    const turn = asked;
    wanted = true;
    failed = false;
    try {
      const value = await fetch();
      if (turn === asked) state.set(ready(value));
    } catch (problem) {
      // The platform has reported it; here it only shows in its place.
      if (turn === asked) {
        wanted = false;
        failed = true;
        state.set(failedAfter(state.get(), problem));
      }
    }
  };

  const want = () => {
    if (wanted) return;
    if (state.get().kind === 'failed') state.set(LOADING);
    void run();
  };

  return {
    state,
    want,
    retry() {
      if (failed) want();
    },
    renew() {
      if (wanted) void run();
    },
  };
}
