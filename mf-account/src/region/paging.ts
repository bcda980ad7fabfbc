interface PageOfRows {
  readonly rows: readonly unknown[];
  readonly total: number | null;
}

/** The page after these, null at the end: by the total where the server says one, else when a page is not full. */
export function nextPage(pages: readonly PageOfRows[]): number | null {
  const last = pages.at(-1);
  if (last === undefined || last.rows.length === 0) return null;
  const seen = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  const isEnd = last.total === null ? last.rows.length < (pages[0]?.rows.length ?? 0) : seen >= last.total;
  return isEnd ? null : pages.length + 1;
}
