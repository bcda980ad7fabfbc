import type { RowList } from '@tradefloor/area/list';
import { listNews, type NewsColumn, type NewsItem } from '@tradefloor/contract';

const LISTED = ['notices', 'help', 'about', 'fees-and-rules'] as const satisfies readonly NewsColumn[];
export type Listed = (typeof LISTED)[number];

/** What an address asks for; the notices where it names no column that is listed. */
export const listedColumn = (wanted: string | null): Listed => LISTED.find(column => column === wanted) ?? 'notices';

/** What operators wrote in a column, newest first, in the language that is on. */
export const newsRows = (column: Listed): RowList<NewsItem> => ({
  name: column,
  whose: 'anyone',
  keyOf: ({ id }) => id,
  follow: (_, { stale }, { language }) => [language.changes.subscribe(stale)],
  ask: ({ http, language }, page, signal) =>
    http(listNews, { column, language: language.code(), page }, signal ? { signal } : {}),
});
