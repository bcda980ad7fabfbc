import { type Listing, useRows } from '@tradefloor/area/list';
import type { CompletedOrder, Entrust, PairKey } from '@tradefloor/contract';
import { useMemo } from 'react';
import { ownFills } from './own-fills';
import { openOrders } from './own-orders';

export interface OpenOrders extends Listing<Entrust> {
  /** Newest first; what remains is `amount`, what was ordered `total`. The same array until one of them changes. */
  readonly orders: readonly Entrust[];
}

export interface Fills extends Listing<CompletedOrder> {
  /** Newest first. */
  readonly fills: readonly CompletedOrder[];
}

/** The user's open orders, live: of one pair, or of all with `null`. */
export function useOpenOrders(pair: PairKey | null): OpenOrders {
  const listing = useRows(openOrders(pair));
  return useMemo(() => ({ ...listing, orders: listing.rows }), [listing]);
}

/** The user's fills, live: the newest, and older ones on demand. */
export function useOwnFills(pair: PairKey | null): Fills {
  const listing = useRows(ownFills(pair));
  return useMemo(() => ({ ...listing, fills: listing.rows }), [listing]);
}
