import { type Listing, useRows } from '@tradefloor/area/list';
import type { CompletedOrder, PairKey } from '@tradefloor/contract';
import { useMemo } from 'react';
import { ownFills } from './own-fills';

export interface Fills extends Listing<CompletedOrder> {
  /** Newest first. */
  readonly fills: readonly CompletedOrder[];
}

/** The user's fills, live: the newest, and older ones on demand. */
export function useOwnFills(pair: PairKey | null): Fills {
  const listing = useRows(ownFills(pair));
  return useMemo(() => ({ ...listing, fills: listing.rows }), [listing]);
}
