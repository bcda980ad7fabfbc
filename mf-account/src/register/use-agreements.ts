import { useAreaQuery } from '@tradefloor/area';
import { listNews, type NewsItem, type NewsPage } from '@tradefloor/contract';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';

/** The agreements (news column 21) in the language that is on; those of the former stay until the new ones are here. */
export function useAgreements(): readonly NewsItem[] {
  const { http } = usePlatform();
  const language = useLanguage();
  const { data } = useAreaQuery<NewsPage>({
    queryKey: ['agreements', language],
    queryFn: ({ signal }) => http(listNews, { column: 'agreements', language }, { signal }),
    placeholderData: before => before,
  });
  return data?.rows ?? [];
}
