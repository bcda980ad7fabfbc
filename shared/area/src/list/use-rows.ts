import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useSyncExternalStore } from 'react';
import type { Listing, RowList } from './row-list';
import { rowsOf } from './row-store';

const nothing = () => undefined;
const never = () => nothing;

const OF_A_GUEST: Listing<never> = {
  kind: 'guest',
  freshness: 'live',
  problem: null,
  rows: [],
  total: null,
  hasMore: false,
  pages: null,
  retry: nothing,
  more: () => Promise.resolve(),
  all: () => Promise.resolve([]),
  refresh: nothing,
};

/** A list, live while it is shown. Another name is another list; what else the description says is read by its name. */
export function useRows<Row extends object>(list: RowList<Row>): Listing<Row> {
  const platform = usePlatform();
  // Drawn again when another one signs in.
  useSession();
  const store = rowsOf(platform, list);
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? guest);
}

const guest = () => OF_A_GUEST;
