import { type DefaultError, hashKey, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Bus } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import type { Observable } from 'rxjs';
import { useQueries } from './use-queries';

export interface AreaQueryOptions<Answer, Failure, Data, Key extends QueryKey> extends UseQueryOptions<
  Answer,
  Failure,
  Data,
  Key
> {
  /** What makes the answer stale when it is said: `bus => [bus.on(balancesTopic), bus.on(depthTopic, pair)]`. */
  readonly staleOn?: (bus: Bus) => readonly Observable<unknown>[];
}

const NEVER_STALE = () => [];

/** `useQuery`, with the topics of the bus that make its answer stale. */
export function useAreaQuery<Answer, Failure = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>({
  staleOn = NEVER_STALE,
  ...options
}: AreaQueryOptions<Answer, Failure, Data, Key>) {
  const { bus } = usePlatform();
  const queries = useQueries();
  const hash = hashKey(options.queryKey);
  const latest = useRef(staleOn);
  useEffect(() => {
    latest.current = staleOn;
  });
  useEffect(() => {
    let replaying = true;
    const askAgain = () => void queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash === hash });
    const following = latest.current(bus).map(said =>
      said.subscribe(() => {
        // What a topic replays was said before the query asked.
        if (replaying) return;
        const query = queries.getQueryCache().get(hash);
        // A first answer that is on its way may be from before, and nothing ends it: it is asked for again after it.
        if (query?.promise && query.state.data === undefined) query.promise.then(askAgain, () => undefined);
        else askAgain();
      }),
    );
    replaying = false;
    return () => following.forEach(each => each.unsubscribe());
  }, [bus, queries, hash]);
  return useQuery(options, queries);
}
