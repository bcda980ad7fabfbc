import type { Quote } from '@tradefloor/contract';
import { type Platform, quotesTopic } from '@tradefloor/platform';
import { usePlatform, useServerClock } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';

/** Beyond it a timer fires at once: a pair that is paused for a month would be looked at without end. */
const LONGEST_MS = 2 ** 31 - 1;

/** When the pair goes on, by the server's clock; null while it runs, and where a server does not say. */
export function usePause(pair: Quote): number | null {
  const { bus } = usePlatform();
  const offset = useServerClock();
  const [subscribe, read] = useMemo(() => followed(bus, pair, offset), [bus, pair, offset]);
  return useSyncExternalStore(subscribe, read);
}

/** Of the quote that alone: who asks is not drawn again with each price. */
function followed(bus: Platform['bus'], pair: Quote, offset: number) {
  const leftMs = (): number => {
    const { pausedUntil = 0 } = bus.last(quotesTopic, pair.key) ?? pair;
    return pausedUntil - offset - Date.now();
  };
  const subscribe = (changed: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const left = leftMs();
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS));
      changed();
    };
    const following = bus.on(quotesTopic, pair.key).subscribe(look);
    return () => {
      following.unsubscribe();
      clearTimeout(timer);
    };
  };
  const read = (): number | null =>
    leftMs() > 0 ? ((bus.last(quotesTopic, pair.key) ?? pair).pausedUntil ?? null) : null;
  return [subscribe, read] as const;
}
