import { type Listing, only, useRows } from '@tradefloor/area/list';
import type { LeverageOrder, Quote } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { liveAccountsOf, type LivePosition } from './live-accounts';
import { isOfPair, type Position } from './position';
import { openEntrusts, openPositions } from './position-lists';
import type { Account } from './reckoning';

type OfPair = Pick<Quote, 'key' | 'base' | 'quote'> | null;

/** The user's open positions: of one pair, or of all with `null`. */
export function usePositions(pair: OfPair): Listing<Position> {
  const listing = useRows(openPositions);
  return useMemo(() => ofPair(listing, pair), [listing, pair]);
}

/** The user's entrusts: of one pair, or of all with `null`. */
export function useEntrusts(pair: OfPair): Listing<LeverageOrder> {
  const listing = useRows(openEntrusts);
  return useMemo(() => ofPair(listing, pair), [listing, pair]);
}

function ofPair<Row extends Position>(listing: Listing<Row>, pair: OfPair): Listing<Row> {
  if (pair === null) return listing;
  return only(
    listing,
    listing.rows.filter(row => isOfPair(row, pair)),
  );
}

/** What a position is worth, as prices move; null until its price is known. */
export function useLivePosition(id: string): LivePosition | null {
  const accounts = liveAccountsOf(usePlatform());
  const subscribe = useCallback((changed: () => void) => accounts.subscribeTo(id, changed), [accounts, id]);
  return useSyncExternalStore(subscribe, () => accounts.position(id));
}

/** The leverage accounts that have positions. */
export function useAccounts(): readonly Account[] {
  const accounts = liveAccountsOf(usePlatform());
  return useSyncExternalStore(accounts.subscribe, accounts.accounts);
}
