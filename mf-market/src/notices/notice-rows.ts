import type { RowList } from '@tradefloor/area/list';
import { listNews, type NewsItem } from '@tradefloor/contract';

/** The notices, newest first, in the language that is on. */
export const noticeRows: RowList<NewsItem> = {
  name: 'notices',
  whose: 'anyone',
  keyOf: ({ id }) => id,
  follow: (_, { stale }, { language }) => [language.changes.subscribe(stale)],
  ask: ({ http, language }, page, signal) =>
    http(listNews, { column: 'notices', language: language.code(), page }, signal ? { signal } : {}),
};
