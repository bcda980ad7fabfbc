import { offers } from '@tradefloor/contract/ext';
import type { Changing, Connection, Http } from '@tradefloor/platform';
import { type Cancel, type Clock, onLeap } from '../clock';

/** Between two looks at how long the way is, while nothing else is asked for. */
export const LOOK_MS = 30_000;
/** Smaller changes are noise, and would draw the connection light for nothing. */
const WORTH_TELLING_MS = 10;

export interface LatencyDeps {
  readonly clock: Clock;
  readonly page: Window;
  readonly connection: Changing<Connection>;
  readonly http: Http;
  /** Whether the server has the light call that is asked: the old one has not. */
  readonly hasLightCall: () => boolean;
}

export interface Latency {
  /** Any answered call tells it too. */
  timed(latencyMs: number): void;
  start(): Cancel;
}

export function createLatency({ clock, page, connection, http, hasLightCall }: LatencyDeps): Latency {
  const isWatched = () => connection.current().kind === 'live' && page.document.visibilityState === 'visible';
  return {
    timed(latencyMs) {
      const now = connection.current();
      const isNews = now.latencyMs === null || Math.abs(now.latencyMs - latencyMs) >= WORTH_TELLING_MS;
      if (now.kind === 'live' && isNews) connection.set({ ...now, latencyMs });
    },
    start() {
      function look(): void {
        // What it answers is of no interest; that it fails, the connection tells by itself.
        if (isWatched() && hasLightCall()) void http(offers, {}).catch(() => undefined);
      }
      const stopLooking = clock.every(LOOK_MS, look);
      // look.server-clock: what was known of the server's is void where this one was set.
      const stopHeeding = onLeap(clock, look);
      return () => {
        stopLooking();
        stopHeeding();
      };
    },
  };
}
