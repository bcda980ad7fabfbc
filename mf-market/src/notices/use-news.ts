import { listNews, type NewsColumn, type NewsPage } from '@tradefloor/contract';
import { useAreaQuery } from '@tradefloor/area';
import { resyncTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';

const NEWS_STALE_MS = 5 * 60_000;

/** One column of news (market.news-columns) in the language that is on; the former language's stays until the new one is here. */
export function useNews(column: NewsColumn) {
  const platform = usePlatform();
  const language = useLanguage();
  return useAreaQuery<NewsPage>({
    queryKey: ['news', column, language],
    queryFn: ({ signal }) => platform.http(listNews, { column, language }, { signal }),
    staleTime: NEWS_STALE_MS,
    staleOn: bus => [bus.on(resyncTopic)],
    placeholderData: before => before,
  });
}
