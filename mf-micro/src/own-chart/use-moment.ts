import type { PairKey } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { usePlatform, useServerClock } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import type { RunningOrder } from '../orders/running-orders';
import { markOf } from '../orders/use-standing';

export interface Moment {
  /** By the server's clock. */
  readonly now: number;
  readonly mark: Price | null;
}

/** A countdown is right to a quarter of a second, and the chart is drawn no oftener (look.server-clock). */
const LOOK_EVERY_MS = 250;

/** Time and mark as they move, while orders run: another moment only where one of them reads otherwise. */
export function useMoment(pair: PairKey, orders: readonly RunningOrder[]): Moment {
  const { bus } = usePlatform();
  const offset = useServerClock();
  const [moment, setMoment] = useState<Moment>(() => ({ now: Date.now() + offset, mark: markOf(bus, pair) }));
  useEffect(() => {
    if (orders.length === 0) return undefined;
    const look = (): void =>
      setMoment(before => {
        const next = { now: Date.now() + offset, mark: markOf(bus, pair) };
        return next.mark === before.mark && secondsOf(orders, next) === secondsOf(orders, before) ? before : next;
      });
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    // A hidden tab's timers are slow.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [bus, pair, orders, offset]);
  return moment;
}

const secondsOf = (orders: readonly RunningOrder[], { now }: Moment): string =>
  orders.map(({ endsAt }) => Math.ceil((endsAt - now) / 1_000)).join();
