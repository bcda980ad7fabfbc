import type { Page } from '@tradefloor/contract';

/** The number of the next page, or undefined after the last: by the total, or until a page is empty where none is said. */
export function nextPage(pages: readonly Page<unknown>[]): number | undefined {
  const last = pages.at(-1);
  if (last === undefined || last.rows.length === 0) return undefined;
  const rows = pages.reduce((sum, page) => sum + page.rows.length, 0);
  return last.total !== null && rows >= last.total ? undefined : pages.length + 1;
}
