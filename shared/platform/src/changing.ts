import { type Observable, Subject } from 'rxjs';

/** A value with its changes. `changes` does not repeat the present value: `current()` has it. */
export interface Changing<Value> {
  readonly current: () => Value;
  readonly changes: Observable<Value>;
  readonly set: (value: Value) => void;
}

export function changing<Value>(initial: Value): Changing<Value> {
  let value = initial;
  const said = new Subject<Value>();
  return {
    current: () => value,
    changes: said.asObservable(),
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      said.next(next);
    },
  };
}
