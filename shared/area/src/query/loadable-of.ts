import type { UseQueryResult } from '@tanstack/react-query';
import { failedAfter, type Loadable, LOADING, ready } from '@tradefloor/platform';

type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error'>;

/** What a query is to a view. */
export function loadableOf<Data>({ data, isError, error }: Asked<Data>): Loadable<Data> {
  const before: Loadable<Data> = data === undefined ? LOADING : ready(data);
  return isError ? failedAfter(before, error) : before;
}
