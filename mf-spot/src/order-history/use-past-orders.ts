import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { PairKey } from '@tradefloor/contract';
import { listPastOrders, type PastOrder, type PastOrderState } from '@tradefloor/contract/ext';
import { completedOrderTopic, entrustTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { everyPage } from '../orders/every-page';
import { idsOf } from '../orders/of-pair';
import { ownChangedOf } from '../orders/own-changed';
import { nextPage } from './past-pages';

export interface PastOrdersWish {
  /** Null for all pairs. */
  readonly pair: PairKey | null;
  readonly state: PastOrderState | 'all';
}

const NAME = 'past-orders';

/** What became of the user's orders: the newest, and older ones page by page. Asked for again when an order of theirs ends. */
export function usePastOrders({ pair, state }: PastOrdersWish) {
  const { http, bus } = usePlatform();
  const platform = usePlatform();
  const session = useSession();
  const queries = useQueryClient();
  const wish = { ...(pair === null ? {} : idsOf(pair)), ...(state === 'all' ? {} : { state }) };

  useEffect(() => {
    const askAgain = (): void => void queries.invalidateQueries({ queryKey: [NAME] });
    const following = [bus.on(entrustTopic).subscribe(askAgain), bus.on(completedOrderTopic).subscribe(askAgain)];
    const leave = ownChangedOf(platform).subscribe(askAgain);
    return () => {
      for (const one of following) one.unsubscribe();
      leave();
    };
  }, [bus, queries, platform]);

  const asked = useInfiniteQuery({
    queryKey: [NAME, session.kind === 'user' ? session.account : '', pair, state],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => http(listPastOrders, { ...wish, page: pageParam }, { signal }),
    getNextPageParam: (_, pages) => nextPage(pages),
    staleTime: 0,
  });
  return {
    orders: asked.data === undefined ? null : onceEach(asked.data.pages.flatMap(({ rows }) => rows)),
    isFailed: asked.isError,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
    hasMore: asked.hasNextPage,
    more: async () => void (await asked.fetchNextPage({ throwOnError: true })),
    /** Every one there is, for a file. */
    all: () =>
      everyPage<PastOrder>(
        page => http(listPastOrders, { ...wish, page }),
        ({ id }) => id,
      ),
  };
}

/** An order that ended between two pages pushes the others on by one. */
const onceEach = (orders: readonly PastOrder[]): readonly PastOrder[] => [
  ...new Map(orders.map(order => [order.id, order])).values(),
];
