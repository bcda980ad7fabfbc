import type { Quote } from '@tradefloor/contract';
import { bookOf, candlesOf, tradesOf } from '@tradefloor/market';
import type { Platform } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useMemo } from 'react';
import { keptResolution } from '../chart/chart-settings';
import { ownFillsOf } from '../orders/own-fills';
import { ownOrdersOf } from '../orders/own-orders';
import { WarmPairs } from './warm-pairs';

const nothing = () => undefined;

/** Everything that the screen of a pair asks for. */
function followPair(platform: Platform, account: string | null, { key, base, quote }: Quote): () => void {
  const leaves = [
    bookOf(platform, key).live.subscribe(nothing),
    tradesOf(platform, key).subscribe(nothing),
    candlesOf(platform, key, `${base}/${quote}`, keptResolution()).subscribe(nothing),
    ...(account === null
      ? []
      : [
          ownOrdersOf(platform, account, key).subscribe(nothing),
          ownFillsOf(platform, account, key).subscribe(nothing),
        ]),
  ];
  return () => leaves.forEach(leave => leave());
}

export function useWarmPairs(): WarmPairs {
  const platform = usePlatform();
  const session = useSession();
  const account = session.kind === 'user' ? session.account : null;
  const warm = useMemo(() => new WarmPairs(pair => followPair(platform, account, pair)), [platform, account]);
  useEffect(() => () => warm.endAll(), [warm]);
  return warm;
}
