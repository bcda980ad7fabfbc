import { useMemo, useSyncExternalStore } from 'react';
import type { Bus } from '../platform';
import type { Topic } from '../topic';
import { usePlatform } from './platform-context';

interface Reading<Value> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly latest: () => Value | undefined;
}

/** Remembers the newest value itself: a topic that replays nothing keeps none for us. */
function reading<Value>(bus: Bus, topic: Topic<Value, string>, key: string | null): Reading<Value> {
  if (key === null) return { subscribe: () => () => undefined, latest: () => undefined };
  let latest = bus.last(topic, key);
  return {
    subscribe(changed) {
      const following = bus.on(topic, key).subscribe(value => {
        if (Object.is(value, latest)) return;
        latest = value;
        changed();
      });
      return () => following.unsubscribe();
    },
    latest: () => latest,
  };
}

/**
 * The newest value of a topic, undefined until there is one. A key of `null` listens to nothing.
 * Not for books and trades: their pushes go to the stores of `@tradefloor/market`, which flush once a frame.
 */
export function useTopic<Value>(topic: Topic<Value>): Value | undefined;
export function useTopic<Value, Key extends string>(topic: Topic<Value, Key>, key: Key | null): Value | undefined;
export function useTopic<Value>(topic: Topic<Value, string>, key: string | null = ''): Value | undefined {
  const { bus } = usePlatform();
  const { subscribe, latest } = useMemo(() => reading(bus, topic, key), [bus, topic, key]);
  return useSyncExternalStore(subscribe, latest);
}
