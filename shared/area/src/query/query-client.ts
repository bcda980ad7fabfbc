import { QueryClient } from '@tanstack/react-query';

/**
 * What one area alone shows. Pushes and topics say when data is stale, so neither focus nor a mount asks again by itself;
 * a failed read is tried once more, an action never.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
