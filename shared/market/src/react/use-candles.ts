import type { PairKey, Resolution } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import type { LiveView } from '@tradefloor/platform/live';
import { useMemo, useSyncExternalStore } from 'react';
import type { Bar } from '../candles/bar';
import { candlesOf } from '../candles/live-candles';

export interface LiveCandlesView extends LiveView<readonly Bar[]> {
  /** Asks for the bars before this time. */
  readonly older: (before: number) => void;
}

/** The bars of a pair, ascending; `symbol` is base and quote, as in `BTC/USDT`. */
export function useCandles(platform: Platform, key: PairKey, symbol: string, resolution: Resolution): LiveCandlesView {
  const candles = useMemo(() => candlesOf(platform, key, symbol, resolution), [platform, key, symbol, resolution]);
  const live = useSyncExternalStore(candles.subscribe, candles.read);
  return useMemo(() => ({ ...live, older: candles.older }), [live, candles]);
}
