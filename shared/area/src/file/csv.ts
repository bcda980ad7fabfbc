/** What a spreadsheet would take for a formula is made a text (CSV injection). A negative number stays one. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?%?$)/;
const NEEDS_QUOTES = /[",\r\n]/;

/** RFC 4180; the byte order mark tells spreadsheets that it is UTF-8. */
export function csvOf(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return `\uFEFF${[heads, ...rows].map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** `spot-fills-2026-11-21.csv`. */
export const csvName = (what: string, now: number): string => `${what}-${new Date(now).toISOString().slice(0, 10)}.csv`;

/** A time as every machine reads it. */
export const instantOf = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());
