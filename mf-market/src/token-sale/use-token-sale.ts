import { useAreaQuery } from '@tradefloor/area';
import { tokenSale } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';

const REFRESH_MS = 30_000;

export function useTokenSale() {
  const platform = usePlatform();
  return useAreaQuery({
    queryKey: ['token-sale'],
    queryFn: ({ signal }) => platform.http(tokenSale, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
}
