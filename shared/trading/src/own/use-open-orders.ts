import { type Listing, useRows } from '@tradefloor/area/list';
import type { Entrust, PairKey } from '@tradefloor/contract';
import { useMemo } from 'react';
import { openOrders } from './open-orders';

export interface OpenOrders extends Listing<Entrust> {
  /** Newest first; what remains is `amount`, what was ordered `total`. The same array until one of them changes. */
  readonly orders: readonly Entrust[];
}

/** The user's open orders, live: of one pair, or of all with `null`. */
export function useOpenOrders(pair: PairKey | null): OpenOrders {
  const listing = useRows(openOrders(pair));
  return useMemo(() => ({ ...listing, orders: listing.rows }), [listing]);
}
