import type { Page } from '@tradefloor/contract';

/** Far more than the 200 open orders, or the fills of a long day, that there are. */
const MOST_PAGES = 100;

/** All rows of a list that comes in pages. A server may say no total: then a page that brings nothing new is the last. */
export async function everyPage<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows: more, total } = await ask(page);
    const before = rows.size;
    for (const row of more) rows.set(keyOf(row), row);
    if (rows.size === before || (total !== null && rows.size >= total)) break;
  }
  return [...rows.values()];
}
