import { Observable, type Subscriber } from 'rxjs';
import type { Topic } from './topic';

/** One key of one topic. */
export interface Channel<Value> {
  readonly values: Observable<Value>;
  publish(value: Value): void;
  last(): Value | undefined;
  listeners(): number;
  /** Neither listened to nor keeping anything. */
  isEmpty(): boolean;
}

const kept = (replay: Topic<unknown>['replay']): number => (replay === 'none' ? 0 : replay === 'last' ? 1 : replay);

export function channel<Value>(
  replay: Topic<unknown>['replay'],
  demand: { began(): void; ended(): void },
): Channel<Value> {
  const keep = kept(replay);
  let memory: readonly Value[] = [];
  // Replaced, never changed: a round of publishing meets exactly those who listened when it began.
  let listeners: readonly Subscriber<Value>[] = [];
  let waiting: Value[] | null = null;

  // A listener may publish to the same channel: the later value waits, or those further down would end at the older one.
  function publish(value: Value): void {
    if (waiting) {
      waiting.push(value);
      return;
    }
    const round = [value];
    waiting = round;
    try {
      for (const next of round) {
        if (keep > 0) memory = [...memory, next].slice(-keep);
        for (const listener of listeners) listener.next(next);
      }
    } finally {
      waiting = null;
    }
  }

  const values = new Observable<Value>(listener => {
    for (const value of memory) listener.next(value);
    if (listener.closed) return undefined;
    listeners = [...listeners, listener];
    if (listeners.length === 1) demand.began();
    return () => {
      listeners = listeners.filter(other => other !== listener);
      if (listeners.length === 0) demand.ended();
    };
  });

  return {
    values,
    publish,
    last: () => memory.at(-1),
    listeners: () => listeners.length,
    isEmpty: () => listeners.length === 0 && memory.length === 0,
  };
}
