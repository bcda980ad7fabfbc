import type { Quote } from '@tradefloor/contract';
import { bookOf, tradesOf } from '@tradefloor/market';
import type { Platform } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useMemo } from 'react';
import { WarmPairs } from './warm-pairs';

/** Follows one thing that a pair's screen asks for, for the account that is logged in, if any; returns how to stop. */
export type Followed = (platform: Platform, pair: Quote, account: string | null) => () => void;

const nothing = () => undefined;

export const followBook: Followed = (platform, { key }) => bookOf(platform, key).live.subscribe(nothing);
export const followTrades: Followed = (platform, { key }) => tradesOf(platform, key).subscribe(nothing);

/** `followed` is everything that the screen of a pair asks for: the same list at each drawing. */
export function useWarmPairs(followed: readonly Followed[]): WarmPairs {
  const platform = usePlatform();
  const session = useSession();
  const account = session.kind === 'user' ? session.account : null;
  const warm = useMemo(
    () =>
      new WarmPairs(pair => {
        const leaves = followed.map(follow => follow(platform, pair, account));
        return () => leaves.forEach(leave => leave());
      }),
    [platform, account, followed],
  );
  useEffect(() => () => warm.endAll(), [warm]);
  return warm;
}
