import type { Demand } from '@tradefloor/platform/bus';
import type { Cancel, Clock } from '../clock';

/** A panel that is swapped or moved leaves and comes back at once: its pair stays subscribed meanwhile. */
export const GRACE_MS = 2_000;

export interface Wanted {
  readonly topic: string;
  readonly key: string;
}

export interface DemandDeps {
  readonly clock: Clock;
  /** The other topics of the bus come unasked. */
  readonly isAskedFor: (topic: string) => boolean;
  readonly subscribe: (wanted: Wanted) => void;
  readonly unsubscribe: (wanted: Wanted) => void;
}

export interface FeedDemand extends Demand {
  /** What somebody listens to: subscribed again when the link is back. */
  wanted(): readonly Wanted[];
  stop(): void;
}

/** Follows who listens to the market: the first listener of a pair subscribes it, the last one's leaving ends it. */
export function createDemand({ clock, isAskedFor, subscribe, unsubscribe }: DemandDeps): FeedDemand {
  const wanted = new Map<string, Wanted & { readonly leaving: Cancel | null }>();
  const nameOf = (topic: string, key: string) => `${topic} ${key}`;
  return {
    began(topic, key) {
      if (!isAskedFor(topic)) return;
      const name = nameOf(topic, key);
      const before = wanted.get(name);
      before?.leaving?.();
      wanted.set(name, { topic, key, leaving: null });
      if (!before) subscribe({ topic, key });
    },
    ended(topic, key) {
      if (!isAskedFor(topic)) return;
      const name = nameOf(topic, key);
      const leaving = clock.after(GRACE_MS, () => {
        wanted.delete(name);
        unsubscribe({ topic, key });
      });
      wanted.set(name, { topic, key, leaving });
    },
    wanted: () => [...wanted.values()].map(({ topic, key }) => ({ topic, key })),
    stop() {
      for (const { leaving } of wanted.values()) leaving?.();
      wanted.clear();
    },
  };
}
