import { Observable, Subject } from 'rxjs';

/** What is said before anyone listens is kept for the first listener: the chrome is drawn after the platform stands. */
export interface HeldBack<Value> {
  readonly values: Observable<Value>;
  readonly say: (value: Value) => void;
}

export function heldBack<Value>(): HeldBack<Value> {
  const live = new Subject<Value>();
  let waiting: Value[] = [];
  return {
    values: new Observable<Value>(listener => {
      const early = waiting;
      waiting = [];
      for (const value of early) listener.next(value);
      return live.subscribe(listener);
    }),
    say(value) {
      if (live.observed) live.next(value);
      else waiting.push(value);
    },
  };
}
