import { loadableOf, useAreaQuery } from '@tradefloor/area';
import { type NewsId, readNews } from '@tradefloor/contract';
import { isSettled, resyncTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';

/** One notice in the language that is on. */
export function useNotice(id: NewsId) {
  const { http } = usePlatform();
  const language = useLanguage();
  // The language travels in a header: another one is another article.
  const notice = useAreaQuery({
    queryKey: ['notice', id, language],
    queryFn: ({ signal }) => http(readNews, { id }, { signal }),
    staleOn: bus => [bus.on(resyncTopic)],
    // In another language, not of another notice.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
  const read = loadableOf(notice);
  // Removed meanwhile: asking again would not bring it back.
  const isGone = read.kind === 'failed' && isSettled(read.problem);
  return { notice, isGone };
}
