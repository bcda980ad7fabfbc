import type { PairKey, Trade } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import type { LiveView } from '@tradefloor/platform/live';
import { useMemo, useSyncExternalStore } from 'react';
import { tradesOf } from '../trades/live-trades';

/** The newest 20 trades of a pair, newest first. */
export function useTrades(platform: Platform, key: PairKey): LiveView<readonly Trade[]> {
  const trades = useMemo(() => tradesOf(platform, key), [platform, key]);
  return useSyncExternalStore(trades.subscribe, trades.read);
}
