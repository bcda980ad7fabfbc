import { serverNow } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useEffect } from 'react';
import type { RunningOrder } from './running-orders';

/** How long its end is on its way at most; and how often it is asked for from then on. */
const LATE_MS = 5_000;

/** Asks for the end of what is over and stands among those that run still: the push that tells it may be lost. */
export function useOverdue(rows: readonly RunningOrder[]): void {
  const platform = usePlatform();
  useEffect(() => {
    const open = rows.filter(({ status }) => status !== 'closed');
    if (open.length === 0) return undefined;
    const timer = setInterval(() => {
      if (open.some(({ endsAt }) => serverNow(platform.bus) - endsAt >= LATE_MS)) traded(platform);
    }, LATE_MS);
    return () => clearInterval(timer);
  }, [platform, rows]);
}
