import type { CompletedOrder, Entrust, PairKey } from '@tradefloor/contract';
import type { Freshness } from '@tradefloor/market';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { type OwnFills, ownFillsOf } from './own-fills';
import { ownOrdersOf } from './own-orders';

interface Own {
  /** `guest` has none; `failed` only while there is nothing to show. */
  readonly kind: 'guest' | 'loading' | 'ready' | 'failed';
  readonly freshness: Freshness;
  readonly retry: () => void;
}

export interface OpenOrders extends Own {
  /** Newest first; what remains is `amount`, what was ordered `total`. The same array until one of them changes. */
  readonly orders: readonly Entrust[];
}

export interface Fills extends Own {
  /** Newest first. */
  readonly fills: readonly CompletedOrder[];
  readonly hasMore: boolean;
  readonly more: () => Promise<void>;
  /** Every one there is, for a file. */
  readonly all: () => Promise<readonly CompletedOrder[]>;
}

const nothing = () => undefined;
const never = () => nothing;
const GUEST = { kind: 'guest', freshness: 'live', retry: nothing } as const;
const NO_ORDERS: OpenOrders = { ...GUEST, orders: [] };
const NO_FILLS: Fills = {
  ...GUEST,
  fills: [],
  hasMore: false,
  more: () => Promise.resolve(),
  all: () => Promise.resolve([]),
};

/** The user's open orders, live: of one pair, or of all with `null`. */
export function useOpenOrders(pair: PairKey | null): OpenOrders {
  const platform = usePlatform();
  const account = useAccount();
  const orders = useMemo(
    () => (account === null ? null : ownOrdersOf(platform, account, pair)),
    [platform, account, pair],
  );
  const live = useSyncExternalStore(orders?.subscribe ?? never, orders?.read ?? nothing);
  return useMemo(() => (live === undefined ? NO_ORDERS : { ...live, orders: live.view }), [live]);
}

/** The user's fills, live: the newest, and older ones on demand. */
export function useOwnFills(pair: PairKey | null): Fills {
  const platform = usePlatform();
  const account = useAccount();
  const fills = useMemo<OwnFills | null>(
    () => (account === null ? null : ownFillsOf(platform, account, pair)),
    [platform, account, pair],
  );
  const live = useSyncExternalStore(fills?.subscribe ?? never, fills?.read ?? nothing);
  return useMemo(
    () =>
      fills === null || live === undefined
        ? NO_FILLS
        : { ...live, ...live.view, more: () => fills.more(), all: () => fills.all() },
    [fills, live],
  );
}

function useAccount(): string | null {
  const session = useSession();
  return session.kind === 'user' ? session.account : null;
}
