import { candlesOf } from '@tradefloor/market';
import type { Followed } from '../pair/use-warm-pairs';
import { keptResolution } from './chart-settings';

export const followCandles: Followed = (platform, { key, base, quote }) =>
  candlesOf(platform, key, `${base}/${quote}`, keptResolution()).subscribe(() => undefined);
