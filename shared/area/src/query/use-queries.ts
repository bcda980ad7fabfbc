import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { type Queries, QueriesContext } from './queries';
import { newQueryClient } from './query-client';

export function clientOf(queries: Queries): QueryClient {
  if (queries.client !== null) return queries.client;
  const client = newQueryClient();
  // From here on it hears when the device is online again.
  client.mount();
  queries.client = client;
  return client;
}

export function useQueries(): QueryClient {
  const queries = use(QueriesContext);
  if (queries === null) throw new Error('A query needs an area around it');
  return clientOf(queries);
}
