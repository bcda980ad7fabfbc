import { useInfiniteQuery } from '@tanstack/react-query';
import { listRegionUsers } from '@tradefloor/contract';
import { isCallFailure } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { nextPage } from './paging';

export function useRegionUsers() {
  const { http } = usePlatform();
  const session = useSession();
  return useInfiniteQuery({
    queryKey: ['own', session.kind === 'user' ? session.account : '', listRegionUsers.name],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => http(listRegionUsers, { page: pageParam }, { signal }),
    getNextPageParam: (_, pages) => nextPage(pages),
    // Who is refused once is no agent the second time either.
    retry: (count, problem) => count < 1 && !(isCallFailure(problem) && problem.kind === 'refused'),
  });
}
